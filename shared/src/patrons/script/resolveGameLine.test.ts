// What the conformance tool says about bad lines at the patrons' table: the place, what stands there, and what should.

import { expect, test } from 'vitest';
import { resolveGameLine } from './resolveGameLine.ts';

const script = (more: object) => ({
  id: 's',
  catalogue: 1,
  patrons: { a: null, b: null },
  exchange: { a: [], b: [] },
  commands: [],
  ...more,
});

test.each<[what: string, more: object, message: string]>([
  ['a key', { colour: 1 }, 'the script has the unknown key "colour"'],
  ['a missing key', { exchange: undefined }, 'exchange is missing: it must be an object'],
  [
    'a command that there is not',
    { commands: [{ seat: 'a', kind: 'wait' }] },
    'commands[0].kind is "wait", but must be one of "play", "use", "strike", "defend", "choose", "endTurn", "concede", "default"',
  ],
  [
    'an ability that is no index',
    { commands: [{ seat: 'a', kind: 'use', card: 'a/b#1', ability: -1 }] },
    'commands[0].ability is -1, but must be an index from 0',
  ],
  [
    'a card',
    { catalogue: undefined, cards: [{ id: 'x', kind: 'spirit' }] },
    'card "x": kind is "spirit", but must be one of "patron", "creature", "spell", "support"',
  ],
])('a bad line names what is wrong: %s', (_, more, message) => {
  expect(resolveGameLine(JSON.stringify(script(more)))).toEqual({
    id: 's',
    error: { code: 'bad-script', message },
  });
});
