// Facts: what a decision about the deck needs to know of the event around it, read in the same transaction.

import type { TraderId } from '../windows/index.ts';

export interface DeckFacts {
  /** Whether the module is switched on; off, hands rest. */
  readonly isOn: boolean;
  /** The event is paused. */
  readonly isPaused: boolean;
  /** Who trades, the ruined left out. */
  readonly traders: readonly TraderId[];
  /** Who is in a match. */
  readonly busy: ReadonlySet<TraderId>;
  readonly frozen: ReadonlySet<TraderId>;
  /** What a trader's purse holds; null where coins lie on the table. */
  readonly purseOf: (trader: TraderId) => number | null;
  /** IN9: what a draw of the audience costs. */
  readonly audiencePrice: number;
}
