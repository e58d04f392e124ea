// sameValue: whether two values that could be JSON are the same, whatever the order of their keys.

/** Of two kinds of object that JSON knows, the one with keys. */
export const isRecord = (value: object): value is Record<string, unknown> => !Array.isArray(value);

/** Compares by what the values hold; a key that is there and one that is not differ. */
export function sameValue(x: unknown, y: unknown): boolean {
  if (x === y) return true;
  if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return false;
  if (Array.isArray(x) && Array.isArray(y))
    return x.length === y.length && x.every((item, i) => sameValue(item, y[i]));
  if (!isRecord(x) || !isRecord(y)) return false;
  const keys = Object.keys(x);
  return (
    keys.length === Object.keys(y).length &&
    keys.every((key) => Object.hasOwn(y, key) && sameValue(x[key], y[key]))
  );
}
