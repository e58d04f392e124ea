// PlainPlay: the simple mind plays whatever it can, on the cards worth most by what is printed on them.

import type { Catalogue } from '@dunmer/shared/cards';
import { type Place, type Playable, rowOf } from '@dunmer/shared/rules';
import type { WindowEffect } from '@dunmer/shared/windows';
import type { BotCommand, SeatView } from './mind.ts';
import { nextPeek } from './peeks.ts';
import { askedAt, effectsOf, type Hands, passAt, playOn } from './windows.ts';
import { byWorth } from './worth.ts';

/** Whether one of the effects moves a card between the rows. */
const moves = (effects: readonly WindowEffect[]): boolean =>
  effects.some((effect) => effect.op === 'cast' && effect.effects.some(({ op }) => op === 'swap'));

/** The places of the cards on the field, those worth most first. */
function byCards(catalogue: Catalogue, { common }: SeatView, places: readonly Place[]): readonly Place[] {
  const cards = places.flatMap((place) => {
    const found = common.field[place.seat][place.cell];
    return found ? [{ place, card: found.card }] : [];
  });
  return byWorth(catalogue, cards).map(({ place }) => place);
}

/** The places on which a card is played; null if it is not played. */
function placesFor(
  catalogue: Catalogue,
  hands: Hands,
  view: SeatView,
  one: Playable,
): readonly Place[] | null {
  const { choosing } = one;
  if (choosing === null) return [];
  const effects = effectsOf(hands, one);
  if (effects.some(({ op }) => op === 'peek')) {
    const at = nextPeek(hands.windowCards, view, choosing.from);
    return at === null ? null : [at];
  }
  const from = moves(effects) ? choosing.from.filter(({ cell }) => rowOf(cell) === 'back') : choosing.from;
  const best = byCards(catalogue, view, from).slice(0, choosing.atMost);
  return best.length === 0 ? null : best;
}

/** Plays the first card of the hand that can be played; null if none can. */
export function plainPlay(catalogue: Catalogue, hands: Hands, view: SeatView): BotCommand | null {
  for (const one of hands.plays(view)) {
    const on = placesFor(catalogue, hands, view, one);
    if (on !== null) return playOn(view, one, on);
  }
  return null;
}

/** Answers what the seat is asked: plays if it can, otherwise passes. Null if it is asked nothing. */
export function plainAnswer(catalogue: Catalogue, hands: Hands, view: SeatView): BotCommand | null {
  const asking = askedAt(view);
  return asking === null ? null : (plainPlay(catalogue, hands, view) ?? passAt(view, asking));
}
