// untilFree: draws again until the drawn value is not taken.

/** Needing more tries than this can't be chance. */
const TRIES = 8;

/** Calls `attempt` until it returns a result; it returns null if what it drew is taken. Throws after too many tries. */
export async function untilFree<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let i = 0; i < TRIES; i++) {
    const found = await attempt();
    if (found !== null) return found;
  }
  throw new Error('nothing free was drawn');
}
