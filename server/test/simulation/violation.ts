// Violation: a promise that the simulation has seen broken.

export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Throws a `Violation` that names the promise unless it holds. */
export function promise(holds: boolean, promised: string): asserts holds {
  if (!holds) throw new Violation(promised);
}
