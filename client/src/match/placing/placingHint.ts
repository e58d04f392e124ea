// Placing hint: the one line that says what to do now, or what is known about the other side.

import type { Ability } from '@dunmer/shared/cards';
import { isComplete, mayLay } from '@dunmer/shared/rules';
import type { Match } from '../match.ts';
import type { Hand, SeatView } from './useArrangement.ts';

/** Says what the rules ask of this seat now. */
export function placingHint(
  { text, names, far, near }: Match,
  { common, viewer, own }: SeatView,
  hand: Hand,
): string {
  const { hint } = text;
  if (isComplete(common, viewer))
    return common.committed[far].length > 0 ? hint.sealedBoth(names[far]) : hint.sealed;
  if (hand.held?.kind === 'card') return hint.chooseCell;
  if (hand.held?.kind === 'cell') return hint.chooseCard;
  if (hand.isElsewhere) return hint.elsewhere;
  const { sizes } = own;
  if (common.short[viewer]) {
    const mayLayNow = mayLay(common, viewer);
    if (mayLayNow && own.seen.length > 0) return hint.seen(names[far]);
    if (!common.short[far])
      return mayLayNow ? hint.short(sizes[viewer]) : hint.shortWaits(names[far], sizes[viewer]);
    const order = common.phase.at === 'placing' ? common.phase.order : null;
    if (order === 'toss') return hint.beforeToss(sizes[viewer], names[far]);
    // R18: with equal numbers of cards, the player who may lay now has won the toss.
    if (sizes.a === sizes.b) return hint.tossed(names[mayLayNow ? near : far]);
    return mayLayNow
      ? hint.bothShort(sizes[viewer], names[far], sizes[far])
      : hint.fewerWaits(names[far], sizes[far], sizes[viewer]);
  }
  if (hand.cells.every((copy) => copy === null)) {
    return common.short[far] && common.committed[viewer].length === 0
      ? hint.otherShort(names[far], sizes[far])
      : hint.begin;
  }
  return hand.next?.row === 'front' ? hint.front : hint.back;
}

const initiativeOf = (ability: Ability): string | null =>
  ability.timing === 'static' ? null : `${ability.timing} ${ability.initiative}`;

/** R3: returns an initiative that two cards of the player's own arranged half share; null when there is none. */
export function sharedInitiative({ teller }: Match, { own }: SeatView, hand: Hand): number | null {
  const copies = new Set(hand.cells);
  const cards = [
    ...own.laid.filter((card) => card !== null),
    ...own.deck.filter(({ copy }) => copies.has(copy)),
  ];
  const seen = new Set<string>();
  for (const { card } of cards)
    for (const key of new Set((teller.catalogue.get(card)?.abilities ?? []).map(initiativeOf))) {
      if (key === null) continue;
      if (seen.has(key)) return Number(key.split(' ')[1]);
      seen.add(key);
    }
  return null;
}
