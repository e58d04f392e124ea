// InTurns: does something for many, one after another, and lets other work in between.

/** Calls `act` for each in order; after every `most` of them, other work gets a turn. */
export async function inTurns<T>(
  all: readonly T[],
  most: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  for (const [i, one] of all.entries()) {
    if (i > 0 && i % most === 0) await new Promise((turn) => setImmediate(turn));
    await act(one);
  }
}
