// Windows: the promises and intrigue cards with which a match opens (PR15, PR17, IN12).

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
  /** All promises as the step that opens the match leaves them; null where it moves none. */
  readonly after: PledgeState | null;
}

/**
 * Returns the windows with which a match opens; null for friendly matches and practice, and while both modules are off
 * or the deck is closed.
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
    // Only `solace` reads the stake, and it is settled outside the match (IN23). A screen of the hall reads these
    // windows too, and must not be told a stake.
    stake: 0,
    holdings: bySeat((seat) => held[seat].holding),
    hands: bySeat((seat) => held[seat].hand),
  };
}
