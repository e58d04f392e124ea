// Mirror: a value with the seats exchanged.

/**
 * Exchanges the seats in a text: `a` and `b`, the copies `a.0`, `b.0`, … or `a:wolf#1`, …, and the promises
 * `a/surety`, ….
 */
const mirrorText = (text: string): string =>
  text.replace(/^[ab](?=$|[:/]|\.\d+$)/u, (seat) => (seat === 'a' ? 'b' : 'a'));

/** Returns a value with the seats exchanged everywhere in it. */
export function mirror<T>(value: T): T;
export function mirror(value: unknown): unknown {
  if (typeof value === 'string') return mirrorText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mirror(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [mirrorText(key), mirror<unknown>(item)]),
  );
}
