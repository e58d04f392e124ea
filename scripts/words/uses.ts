// Uses: where the words of a dictionary are shown, by the files that read them.
import { type ESTree, parseSync, Visitor } from 'vite';
import { filesOf, root } from './sources.ts';
import { readFileSync } from 'node:fs';

/**
 * Returns what a source reads, as `owner.key`: `claim.back` for `text.claim.back`; `owner.*` where the key is computed.
 */
export function readsOf(path: string, source: string): readonly string[] {
  const reads: string[] = [];
  const ownerOf = (node: ESTree.Expression | null): string => {
    if (node?.type === 'Identifier') return node.name;
    return node?.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const key = !computed && property.type === 'Identifier' ? property.name : '*';
      reads.push(`${ownerOf(object)}.${key}`);
    },
    // The words of a refusal are looked up by its code.
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'errors') reads.push('errors.*', 'moduleErrors.*');
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern') return;
      const owner = init?.type === 'CallExpression' ? 'text' : ownerOf(init);
      for (const each of id.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier')
          reads.push(`${owner}.${each.key.name}`);
    },
  }).visit(parseSync(path, source).program);
  return reads;
}

export interface Screen {
  readonly path: string;
  readonly reads: ReadonlySet<string>;
  /** The dictionaries that it names: `challenge` for `useChallengeText`; `` for `useText`. */
  readonly dictionaries: ReadonlySet<string>;
}

const NOT_SCREENS = [
  '**/*.test.*',
  '**/{*.,}{ru,en}.ts',
  '**/*Text.ts',
  'client/src/{text,gallery,harness}',
  'client/src/{gallery,harness}.tsx',
];

/** A source gets a dictionary by its hook, or names it by its type. */
function dictionariesIn(source: string): ReadonlySet<string> {
  const named = [...source.matchAll(/\b(?:use)?([A-Z]?\w*)Text\b|\b(\w+)Ru\b/g)];
  const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
  return new Set([
    ...named.map(([, hook, type]) => lower(hook ?? type ?? '')),
    ...(/\buseErrorsText\b/.test(source) ? ['moduleErrors'] : []),
    // A match brings its words along.
    ...(/\buseMatch\b|\bTeller\b/.test(source) ? ['match', 'film'] : []),
  ]);
}

/** Returns what each of the phone’s sources reads, without tests and what only developers open. */
export async function allScreens(): Promise<readonly Screen[]> {
  const paths = await filesOf('client/src/**/*.{ts,tsx}', NOT_SCREENS);
  return paths.map((path) => {
    const source = readFileSync(root + path, 'utf8');
    return { path, reads: new Set(readsOf(path, source)), dictionaries: dictionariesIn(source) };
  });
}

/**
 * The ways in which a screen may name the words of a key, the nearest first: `claim.back`, `text.back`, `claim.*`,
 * `claim`, …
 */
function callsOf(key: string): readonly (readonly string[])[] {
  const names = key.split('.').filter((name) => !/^\d+$/.test(name));
  return names
    .flatMap((name, at) => {
      const owner = names[at - 1] ?? 'text';
      const isLeaf = at === names.length - 1;
      return [
        [`${owner}.*`],
        [`${owner}.${name}`, ...(isLeaf ? [`text.${name}`, `words.${name}`, `.${name}`] : [])],
      ];
    })
    .toReversed();
}

/** Returns the files that show the word of any of these keys; only those that name its dictionary, where some do. */
export function shownBy(keys: readonly string[], screens: readonly Screen[]): readonly string[] {
  const dictionaries = new Set(keys.map((key) => key.split('.')[0] ?? ''));
  const mayShow = screens.filter((screen) => [...dictionaries].some((each) => screen.dictionaries.has(each)));
  for (const some of [mayShow, screens])
    for (const key of keys)
      for (const calls of callsOf(key)) {
        const found = some.filter(({ reads }) => calls.some((call) => reads.has(call)));
        if (found.length > 0) return found.map(({ path }) => path);
      }
  return [];
}

/** Whether a word is read: by its own name, or because a key of its dictionary is computed. */
export const isRead = (key: string, screens: readonly Screen[]): boolean => {
  const names = key.split('.').filter((name) => !/^\d+$/.test(name));
  const calls = names.flatMap((name, at) => {
    const owner = names[at - 1] ?? 'text';
    const isLeaf = at === names.length - 1;
    return [
      `${owner}.*`,
      ...(isLeaf ? [`${owner}.${name}`, `text.${name}`, `words.${name}`, `.${name}`] : []),
    ];
  });
  return screens.some(({ reads }) => calls.some((call) => reads.has(call)));
};
