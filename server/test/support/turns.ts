// Turns: lets the loop turn a given number of times, so that what is under way goes on.

export async function turns(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await new Promise<void>((resolve) => setImmediate(resolve));
}
