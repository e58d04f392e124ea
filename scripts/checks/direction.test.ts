import { describe, expect, test } from 'vitest';
import { refusalOf } from './direction.ts';
import { importsOf } from './imports.ts';

describe('an import is allowed where it', () => {
  test.each([
    ['goes down a layer by the door', 'shared/src/rules/state.ts', '../cards/index.ts'],
    ['goes down by a side door', 'shared/src/protocol/schema.ts', '../cards/schema.ts'],
    ['stays in its folder', 'shared/src/rules/decide/place.ts', '../state.ts'],
    ['enters a folder inside its own', 'shared/src/rules/engine.ts', './decide/place.ts'],
    ['is of shared, by name', 'server/src/match/commands.ts', '@dunmer/shared/rules'],
    ['is of a schema, in the server', 'server/src/realtime/gateway.ts', '@dunmer/shared/protocol/schema'],
    ['is of data, by name', 'server/src/app/event.ts', '@dunmer/shared/cards/data/cards.json'],
    ['is of testing, in a test', 'server/src/match/commands.test.ts', '@dunmer/shared/testing'],
    ['is of testing, in the benchmark', 'server/bench/main.ts', '@dunmer/shared/testing'],
    ['is of a capability, by its door', 'server/src/app/event.ts', '../match/index.ts'],
    ['is by a side door', 'client/src/patrons/pictures/pictures.tsx', '../../cards/silhouettes/index.ts'],
    ['is of the database, in the store', 'server/src/store/sqlite.ts', 'kysely'],
    ['is of a style', 'client/src/match/Table.tsx', '../ui/sheet.module.css'],
    ['is of an outer test into the server', 'server/test/kill.heavy.test.ts', '../src/store/index.ts'],
  ])('%s', (_, from, specifier) => {
    expect(refusalOf(from, specifier)).toBeUndefined();
  });
});

describe('an import is refused where it', () => {
  test.each([
    ['goes up a layer', 'shared/src/cards/card.ts', '../rules/index.ts', 'rules is not below cards'],
    ['goes up in the server', 'server/src/store/query.ts', '../match/index.ts', 'match is not below store'],
    ['goes up in the client', 'client/src/ui/page.tsx', '../match/index.ts', 'match is not below ui'],
    ['goes across', 'server/src/people/links.ts', '../contracts/index.ts', 'contracts is not below people'],
    ['starts in a new folder', 'server/src/manager/do.ts', '../store/index.ts', 'manager has no place'],
    ['leads to a new folder', 'client/src/home/page.tsx', '../manager/index.ts', 'manager is not below'],
    ['leads to who runs all', 'server/src/match/turn.ts', '../app/index.ts', 'app is not below match'],
    ['goes up to the protocol', 'shared/src/fairness/toss.ts', '../protocol/index.ts', 'not below fairness'],
    ['passes by the door', 'shared/src/rules/state.ts', '../cards/card.ts', 'entered by its index.ts'],
    ['passes by an inner door', 'shared/src/fairness/file.ts', '../rules/decide/index.ts', 'by its index.ts'],
    ['brings testing into the product', 'server/src/app/event.ts', '@dunmer/shared/testing', 'only tests'],
    ['brings Node into shared', 'shared/src/rules/state.ts', 'node:fs', 'shared knows only'],
    ['brings a framework into shared', 'shared/src/rules/state.ts', 'react', 'shared knows only'],
    [
      'goes from client to server',
      'client/src/net/socket.ts',
      '../../../server/src/app/index.ts',
      'does not know server',
    ],
    [
      'goes from client to server by name',
      'client/src/net/socket.ts',
      '@dunmer/server/app',
      'not know server',
    ],
    [
      'goes from server to client',
      'server/src/app/event.ts',
      '../../../client/src/main.tsx',
      'does not know client',
    ],
    [
      'goes from the browser tests to the client',
      'e2e/specs/a.spec.ts',
      '../../client/src/main.tsx',
      'not know',
    ],
    [
      'goes from shared to the server',
      'shared/src/lib/result.ts',
      '../../../server/src/app/index.ts',
      'does not know',
    ],
    ['takes the database out of the store', 'server/src/match/query.ts', 'better-sqlite3', 'only the store'],
    ['takes queries out of the store', 'server/src/match/query.ts', 'kysely', 'only the store'],
    ['brings schemas to the phone', 'client/src/net/lists.ts', 'zod', 'no place in the browser'],
    [
      'passes by the door of a capability',
      'server/src/app/event.ts',
      '../match/commands.ts',
      'by its index.ts',
    ],
  ])('%s', (_, from, specifier, reason) => {
    expect(refusalOf(from, specifier)).toContain(reason);
  });
});

test('imports are found in every form, of types too, and none in comments or strings', () => {
  const source = `
    import a from './a.ts';
    import type { B } from './b.ts';
    import './c.ts';
    export { d } from './d.ts';
    export * from './e.ts';
    const f = await import('./f.ts');
    type G = import('./g.ts').G;
    // import h from './h.ts';
    const text = "import i from './i.ts'";
  `;
  expect(importsOf('x.ts', source).toSorted()).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((x) => `./${x}.ts`),
  );
});

test('a file that does not parse is no file without imports', () => {
  expect(() => importsOf('x.ts', 'import {')).toThrow('x.ts');
});
