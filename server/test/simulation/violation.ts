// Violation: thrown when the simulation has seen a promise broken.

export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Throws a `Violation` that names the promise when it does not hold. */
export function promise(holds: boolean, promised: string): asserts holds {
  if (!holds) throw new Violation(promised);
}
