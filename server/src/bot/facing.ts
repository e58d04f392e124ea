// Facing: both halves laid in an imagined match that fits a view, ready for the reveal.

import {
  bySeat,
  CELLS,
  type DeckCard,
  type MatchState,
  otherSeat,
  type SecretState,
  withSeat,
} from '@dunmer/shared/rules';
import { arrange } from './arrange.ts';
import { type Chance, pick } from './chance.ts';
import type { Plan } from './halfWorth.ts';
import { drawHidden, imagined } from './imagine.ts';
import type { Sight } from './lookAhead.ts';
import type { SeatView } from './mind.ts';
import { peeked, planOf } from './peeks.ts';
import { copiesFor } from './place.ts';

/** Traders differ: some lay what seems best, others misjudge more. */
const WHIMS = [0.1, 0.2, 0.4, 1] as const;

/** Draws what the other trader may have laid and keeps in the deck; cards that were seen lie where they were seen. */
export function drawOther(
  { lore, halfWorth, windowCards }: Sight,
  view: SeatView,
  chance: Chance,
): SecretState {
  const { viewer, own } = view;
  const laid = planOf(peeked(windowCards, lore, view));
  const seen = laid.filter((known) => known !== null);
  const ids = seen.map(({ card }) => ({ copy: card.id, card: card.id }));
  const hidden = drawHidden(lore, ids, Math.max(0, own.sizes[otherSeat(viewer)] - seen.length), chance);
  const cells = own.seen.length > 0 ? own.seen : CELLS;
  const whim = pick(chance, WHIMS);
  const plan = arrange(halfWorth, { laid, cells, deck: hidden, whim }, chance);
  const { windows: _, ...before } = own;
  return layOf(plan, imagined([...seen, ...hidden]), { ...before, seen: [] });
}

/** A seat's secret state after laying a plan from its deck, in addition to what it has laid already. */
function layOf(plan: Plan, deck: readonly DeckCard[], before: SecretState): SecretState {
  const copies = copiesFor(plan, deck);
  const laid = copies.map((copy) => deck.find((card) => card.copy === copy) ?? null);
  return { ...before, laid, deck: deck.filter(({ copy }) => !copies.includes(copy)) };
}

/** The match in which this seat lays all of `plan`, and the other has laid `other`. */
export function facing({ viewer, common, own }: SeatView, plan: Plan, other: SecretState): MatchState {
  const mine = [...own.deck, ...own.laid.filter((card) => card !== null)];
  return {
    common: {
      ...common,
      committed: bySeat((seat) => (common.short[seat] ? ['half'] : ['front', 'back'])),
    },
    secret: withSeat({ a: other, b: other }, viewer, layOf(plan, mine, own)),
  };
}
