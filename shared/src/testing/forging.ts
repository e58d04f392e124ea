// Forging: every place in a value where something can be changed, and what could stand there instead.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Path = readonly (string | number)[];

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const childrenOf = (value: Json): readonly (readonly [string | number, Json])[] => {
  if (Array.isArray(value)) return value.map((item: Json, i): readonly [number, Json] => [i, item]);
  return isRecord(value) ? Object.entries(value) : [];
};

/** Returns a value as JSON; throws if it can't be written as JSON. */
export function asJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value !== 'object') throw new Error(`${typeof value} is no JSON`);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]));
}

/** Returns the path of every place whose value holds no other values. */
export const leavesOf = (value: Json, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? childrenOf(value).flatMap(([key, child]) => leavesOf(child, [...path, key]))
    : [path];

/** Returns the value at a path. */
export const leafAt = (value: Json, path: Path): Json =>
  path.reduce<Json>((inner, key) => childrenOf(inner).find(([name]) => name === key)?.[1] ?? null, value);

/** Returns the value with another leaf at a path. */
export function replaced(value: Json, [key, ...rest]: Path, leaf: Json): Json {
  if (key === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((item: Json, i) => (i === key ? replaced(item, rest, leaf) : item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? replaced(item, rest, leaf) : item]),
  );
}

const WORDS = [
  ['front', 'back', 'half'],
  ['referee', 'clock'],
  ['reveal', 'summon-1', 'summon-2'],
  ['strength', 'cunning', 'wealth', 'power', 'wisdom'],
  ['field', 'match'],
  ['grant', 'remove'],
  ['overcome', 'no-virtues'],
  ['not-overcome', 'protected'],
  ['in', 'if', 'no-target', 'uses', 'no-cell', 'owner-knows'],
  ['together', 'toss'],
];

const others = (value: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => word !== value);

/** Returns values that a forger could write in place of a leaf. */
export function forgeriesOf(leaf: Json): readonly Json[] {
  if (typeof leaf === 'boolean') return [!leaf];
  if (typeof leaf === 'number') return [leaf + 1, leaf - 1];
  if (typeof leaf !== 'string') return ['a', 'b'];
  if (/^[0-9a-f]{64}$/.test(leaf))
    return [0, 63].map((i) => {
      const flipped = (Number.parseInt(leaf.charAt(i), 16) ^ 1).toString(16);
      return `${leaf.slice(0, i)}${flipped}${leaf.slice(i + 1)}`;
    });
  if (leaf === 'a' || leaf === 'b') return [leaf === 'a' ? 'b' : 'a'];
  for (const words of WORDS) if (words.includes(leaf)) return others(leaf, words);
  return [`${leaf}x`];
}
