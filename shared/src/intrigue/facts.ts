// Facts: what a decision about the deck must know about the event around it, read in the same transaction.

import type { TraderId } from '../windows/index.ts';

export interface DeckFacts {
  /** Whether the module is on; while it is off, hands rest. */
  readonly isOn: boolean;
  /** Whether the event is paused. */
  readonly isPaused: boolean;
  /** Everyone who trades, without the ruined. */
  readonly traders: readonly TraderId[];
  /** The traders who are in a match. */
  readonly busy: ReadonlySet<TraderId>;
  readonly frozen: ReadonlySet<TraderId>;
  /** Returns what a trader's purse holds; null where coins lie on the table. */
  readonly purseOf: (trader: TraderId) => number | null;
  /** IN9: the price of a draw in the audience. */
  readonly audiencePrice: number;
}
