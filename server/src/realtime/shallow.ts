// Shallow: checks that a value is nested no deeper than a message may be.

/** Returns whether `value` has at most `depth` levels of lists and objects. */
export function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
