// untilFree: draws until what is drawn is nobody else's.

/** More tries than this are no chance. */
const TRIES = 8;

/** What `attempt` gives at the first try that finds free what it draws; it gives null where that is taken. */
export async function untilFree<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let i = 0; i < TRIES; i++) {
    const found = await attempt();
    if (found !== null) return found;
  }
  throw new Error('nothing free was drawn');
}
