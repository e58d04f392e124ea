// Dictionaries: all words of the phone, key by key in both languages, as they are at run time.
import { pathToFileURL } from 'node:url';
import { Frames } from './frames.ts';
import { filesOf, root, russianFiles, sourceAt, twinOf } from './sources.ts';

export interface Entry {
  /** The dictionary's file, from the root. */
  readonly file: string;
  /** Such as `trade.confirm.title`: the dictionary, then the names on the way. */
  readonly key: string;
  /** The same key from each dictionary that contains this one. */
  readonly keys: readonly string[];
  readonly ru: unknown;
  readonly en: unknown;
}

/** The exports of a module by their names. */
async function exportsOf(path: string): Promise<ReadonlyMap<string, unknown>> {
  const module: unknown = await import(pathToFileURL(root + path).href);
  return new Map(typeof module === 'object' && module !== null ? Object.entries(module) : []);
}

/** A sentence may have as many parts as its language needs. */
const isSentence = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((part: unknown) => typeof part === 'object' && part !== null && 'kind' in part);

const childOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

const isInner = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isSentence(value);

const under = (key: string, name: string): string => (key === '' ? name : `${key}.${name}`);

/** Finds all ways to each object, from whichever dictionary. */
function findWays(value: unknown, key: string, ways: Map<object, string[]>): void {
  if (!isInner(value)) return;
  ways.set(value, [...(ways.get(value) ?? []), key]);
  for (const [name, inner] of Object.entries(value)) findWays(inner, under(key, name), ways);
}

interface Pair {
  readonly ru: unknown;
  readonly en: unknown;
}

/** The entries of a dictionary that belong to no dictionary before it. */
function* entriesIn(
  { ru, en }: Pair,
  key: string,
  ways: ReadonlyMap<object, readonly string[]>,
  seen: Set<object>,
): Generator<Omit<Entry, 'file'>> {
  if (!isInner(ru) || seen.has(ru)) return;
  seen.add(ru);
  const names = new Set([...Object.keys(ru), ...(isInner(en) ? Object.keys(en) : [])]);
  for (const name of names) {
    const inner = { ru: childOf(ru, name), en: childOf(en, name) };
    if (isInner(inner.ru) || (inner.ru === undefined && isInner(inner.en)))
      yield* entriesIn(inner, under(key, name), ways, seen);
    else yield { ...inner, key: under(key, name), keys: (ways.get(ru) ?? []).map((way) => under(way, name)) };
  }
}

/** Orders the dictionaries so that each comes after those from which it is put together. */
async function inOrder(): Promise<readonly string[]> {
  const files = await russianFiles();
  const ordered: string[] = [];
  const add = (path: string): void => {
    if (ordered.includes(path)) return;
    for (const statement of sourceAt(path).program.body) {
      if (statement.type !== 'ImportDeclaration') continue;
      const imported = files.find((file) => file.endsWith(`/${statement.source.value.replace(/^.*\//, '')}`));
      if (imported !== undefined && imported !== path) add(imported);
    }
    ordered.push(path);
  };
  for (const path of files) add(path);
  return ordered;
}

const withoutLang = (name: string): string =>
  /^(?:ru|en)$/.test(name) ? '' : name.replace(/(?:Ru|En)$/, '');

/** Returns every word of every dictionary. */
export async function allEntries(): Promise<readonly Entry[]> {
  const seen = new Set<object>();
  const ways = new Map<object, string[]>();
  const found: (Pair & { readonly file: string; readonly name: string })[] = [];
  for (const file of await inOrder()) {
    const english = await exportsOf(twinOf(file));
    for (const [exported, ru] of await exportsOf(file)) {
      const name = withoutLang(exported);
      const [, en] = [...english].find(([other]) => withoutLang(other) === name) ?? [];
      found.push({ file, name, ru, en });
      findWays(ru, name, ways);
    }
  }
  return found.flatMap(({ file, name, ru, en }) =>
    isInner(ru)
      ? [...entriesIn({ ru, en }, name, ways, seen)].map((entry) => ({ ...entry, file }))
      : [{ file, key: name, keys: [name], ru, en }],
  );
}

/** Returns the frames of the dictionaries and of the files that they use. */
export async function allFrames(): Promise<Frames> {
  const files = await filesOf('client/src/**/{*.ru,ru,amounts,plural}.ts');
  return new Frames(files.map(sourceAt));
}
