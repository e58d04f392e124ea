// sameValue: whether two JSON-like values are the same, whatever the order of their keys.

/** Whether an object has keys, and is not an array. */
export const isRecord = (value: object): value is Record<string, unknown> => !Array.isArray(value);

/** Compares two values by their content. A key that is present differs from one that is absent. */
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
