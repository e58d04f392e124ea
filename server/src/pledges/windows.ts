// Windows: what a match is told of what a trader holds: at its opening, and where something outside of it has changed
// that (PR10, PR15, PR17).

import { handOf, knownHand, lyingIn, type Placed, type PledgeState } from '@dunmer/shared/pledges';
import type { MatchKind } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type Holding, SEATS, type WindowTerms } from '@dunmer/shared/rules';
import { byOwnerAndCard, type HeldPledge, type TraderId } from '@dunmer/shared/windows';
import type { Context } from '../match/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';
import { arePledgesKnown, pledgesAround } from './around.ts';

/** What a seat of a match holds, as its trader and as everybody knows it. */
export interface Held {
  readonly hand: readonly HeldPledge[];
  readonly holding: Holding;
}

/** Switched off, a match knows of none: nothing is played, and what lies rests. */
const NOTHING: Held = {
  hand: [],
  holding: { mayHold: 0, pledges: 0, intrigue: 0, surplus: false, fronts: [] },
};

const isHeldBy = ({ place }: Placed, trader: TraderId): boolean => place.at === 'held' && place.by === trader;

const inOrder = (pledges: readonly HeldPledge[]): readonly HeldPledge[] => pledges.toSorted(byOwnerAndCard);

/**
 * What a trader holds. What a contract of theirs has set aside is among it: to everybody else it counts in their hand
 * (PR6), so that a match is told of no signing. That it is not played now is looked at with the play.
 */
export function holdsOf(state: PledgeState, isOn: boolean, trader: TraderId): Held {
  if (!isOn) return NOTHING;
  const aside = [...state.placed.values()].filter((placed) => isHeldBy(placed, trader));
  const { size: pledges, mayHold } = knownHand(state, trader);
  const fronts = inOrder(lyingIn(state).flatMap(({ pledge, holder }) => (holder === trader ? pledge : [])));
  return {
    hand: inOrder([...handOf(state, trader), ...aside].map(({ pledge }) => pledge)),
    holding: { mayHold, pledges, intrigue: 0, surplus: false, fronts },
  };
}

/** A match that is about to open. */
export interface Opening {
  readonly kind: MatchKind;
  readonly traders: BySeat<{ readonly key: PersonKey; readonly id: TraderId }>;
  /** Where the step that opens it moves promises: all of them as it leaves them; null where it moves none. */
  readonly after: PledgeState | null;
}

/** With what windows a match opens; null where it has none: friendly ones and practice, and while promises are off. */
export async function windowsFor(
  context: Context,
  tx: Tx,
  { kind, traders, after }: Opening,
): Promise<WindowTerms | null> {
  if (kind !== 'contract' && kind !== 'stake') return null;
  if (!(await arePledgesKnown(context, tx))) return null;
  const { settings } = await context.settings.of(tx);
  if (settings.promises !== 'on') return null;
  const people = SEATS.map((seat) => traders[seat].key);
  const state = after ?? (await pledgesAround(context, tx, { people })).state;
  const held = bySeat((seat) => holdsOf(state, true, traders[seat].id));
  return {
    traders: bySeat((seat) => traders[seat].id),
    // Only cards of the intrigue deck look at it, and a screen of the hall, which reads this too, is told no stake.
    stake: 0,
    holdings: bySeat((seat) => held[seat].holding),
    hands: bySeat((seat) => held[seat].hand),
  };
}
