// Party: who goes on the tour, and what is called at each stop.
import type { Phone } from '../phone.ts';

/** Called at every screen, while it stands still. */
export type Visit = (screen: string, phone: Phone) => Promise<void>;

export interface Party {
  readonly a: Phone;
  readonly b: Phone;
  readonly w: Phone;
}
