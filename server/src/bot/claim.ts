// Claim: finds the card with which the bot's own deck would do best, by trying it in matches against traders of the
// event.

import { present } from '@dunmer/shared/lib';
import {
  bySeat,
  cardsOn,
  CELLS,
  type DeckCard,
  NEW_MATCH,
  otherSeat,
  type SeatCommand,
} from '@dunmer/shared/rules';
import { arrange } from './arrange.ts';
import type { Budget } from './budget.ts';
import { type Chance, pick } from './chance.ts';
import { drawOther, facing } from './facing.ts';
import type { Plan } from './halfWorth.ts';
import { type Sight, worthAfter } from './lookAhead.ts';
import type { SeatView } from './mind.ts';
import { ownToArrange } from './place.ts';
import { byPromise } from './quick.ts';
import { race } from './race.ts';

const WHIM = 0.1;
/** How many plans are made for a deck; each match uses a random one. */
const PLANS = 3;

/** The view of a seat before a match begins, with this deck, against a deck of the size that the other has now. */
function seatWith({ viewer, own }: SeatView, deck: readonly DeckCard[]): SeatView {
  const laid = CELLS.map(() => null);
  const other = own.sizes[otherSeat(viewer)];
  const sizes = bySeat((seat) => (seat === viewer ? deck.length : other));
  const common = { ...NEW_MATCH.common, short: bySeat((seat) => sizes[seat] < CELLS.length) };
  return { viewer, common, own: { deck, laid, sizes, seen: [], offered: [] } };
}

/** The claim awaited of this seat; null if none is. */
export function bestClaim(
  sight: Sight & { readonly budget: Budget },
  view: SeatView,
  chance: Chance,
): SeatCommand | null {
  const { viewer, common, own } = view;
  const claims = byPromise(sight.lore, view);
  if (claims.length === 0) return null;
  const whole = [...own.deck, ...cardsOn(common.field[viewer]), ...common.discard[viewer]];
  const claimable = cardsOn(common.field[otherSeat(viewer)]);
  const ways = new Map(
    claims.map((claim) => {
      const won = claimable.filter(({ copy }) => claim.type === 'claim' && claim.copy === copy);
      const seat = seatWith(view, [...whole, ...won]);
      const toArrange = ownToArrange(sight, seat, WHIM);
      const plan = (): Plan => arrange(sight.halfWorth, toArrange, chance);
      return [claim, { seat, plans: Array.from({ length: PLANS }, plan) }];
    }),
  );
  return race({
    contenders: claims,
    draw: () => drawOther(sight, view, chance),
    play: (claim, other) => {
      const { seat, plans } = present(ways.get(claim), 'there is a way for every claim');
      const match = facing(seat, pick(chance, plans), other);
      return worthAfter(sight, match, { type: 'reveal' }, viewer, chance);
    },
    budget: sight.budget,
  });
}
