// InTurns: something that is done for many, one after another, while others are heard.

/** Does it for each, in their order; after every `most` of them whatever else waits has its turn. */
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
