// Unhurried: the longest clocks that the settings allow, so that on a slow machine no question runs out of time while a
// test still looks at the page.
import type { Seats } from './seats.ts';

/** In seconds. */
const LONGEST = { windowTime: 120, responseTime: 60, turnClock: 600, askClock: 120 };

/** The scripted organiser of a test. */
export const ORGANISER = 'organiser';

/** Lets the scripted organiser, whose desk is unlocked, set them. */
export async function unhurried(seats: Seats): Promise<void> {
  for (const [name, value] of Object.entries(LONGEST))
    await seats.ask({
      do: 'ask',
      name: ORGANISER,
      command: { type: 'set', change: { name, value }, reason: '—' },
    });
}
