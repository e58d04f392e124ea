// Assertions: a broken invariant throws (that match stops, the others go on); it is never a refusal.

/** Thrown when the code itself is wrong, never for bad input. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

/** Throws `BrokenInvariant` with `message` unless `condition` holds. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new BrokenInvariant(message);
}

/** Returns `value`, or throws `BrokenInvariant` if it is null or undefined. */
export function present<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new BrokenInvariant(message);
  return value;
}

/** Marks a branch that the types prove unreachable; throws if it is reached all the same. */
export function never(value: never): never {
  throw new BrokenInvariant(`unexpected ${JSON.stringify(value)}`);
}
