// Windows: with what a match opens in which promises and intrigue cards may be played (PR15, PR17, IN12).

import type { PledgeState } from '@dunmer/shared/pledges';
import type { MatchKind } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, SEATS, type WindowTerms } from '@dunmer/shared/rules';
import type { TraderId } from '@dunmer/shared/windows';
import type { Context } from '../match/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';
import { deckInPlay, holdsFor } from './holds.ts';

/** A match that is about to open. */
export interface Opening {
  readonly kind: MatchKind;
  readonly traders: BySeat<{ readonly key: PersonKey; readonly id: TraderId }>;
  /** Where the step that opens it moves promises: all of them as it leaves them; null where it moves none. */
  readonly after: PledgeState | null;
}

/**
 * With what windows a match opens; null where it has none: friendly ones and practice, and while both modules
 * are off, or the deck is closed.
 */
export async function windowsFor(
  context: Context,
  tx: Tx,
  { kind, traders, after }: Opening,
): Promise<WindowTerms | null> {
  if (kind !== 'contract' && kind !== 'stake') return null;
  const { settings } = await context.settings.of(tx);
  if (settings.promises !== 'on' && (await deckInPlay(context, tx)) === null) return null;
  const people = SEATS.map((seat) => traders[seat].key);
  const holds = await holdsFor(context, tx, people, after);
  const held = bySeat((seat) => holds(traders[seat].id));
  return {
    traders: bySeat((seat) => traders[seat].id),
    // Only `solace` looks at it, which is settled outside (IN23): a screen of the hall reads this too, and is told no
    // stake.
    stake: 0,
    holdings: bySeat((seat) => held[seat].holding),
    hands: bySeat((seat) => held[seat].hand),
  };
}
