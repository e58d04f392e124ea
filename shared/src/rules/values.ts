// Values (CARDS, Values): the current virtues, superiority and protection of every card, worked out in four steps.

import { type Effect, isLastingEffect, type LastingEffect } from '../cards/index.ts';
import { assert, never } from '../lib/index.ts';
import { CELLS } from './cell.ts';
import type { AbilityRef, CopyId, Field, Half } from './field.ts';
import { alter, type Figure, NO_MARKS, type Picture, silence } from './figure.ts';
import type { Cards, IndexedStatic } from './prepared.ts';
import { ofSeat, type Seat, SEATS } from './seat.ts';
import { ifHolds, inHolds, select } from './selector.ts';
import type { CardCast, Cast } from './state.ts';

/** Step 1: the printed values. */
const printed = (cards: Cards, half: Half, seat: Seat): readonly (Figure | null)[] =>
  CELLS.map((cell) => {
    const card = half[cell];
    if (!card) return null;
    const prepared = cards(card.card);
    const { virtues, superiority, protection } = prepared;
    return {
      seat,
      cell,
      copy: card.copy,
      prepared,
      virtues,
      superiority,
      protection,
      silenced: false,
      marks: NO_MARKS,
    };
  });

/** Returns the figure of a copy; undefined if it is not on the field. */
export function figureOf(picture: Picture, copy: CopyId): Figure | undefined {
  for (const seat of SEATS)
    for (const figure of ofSeat(picture, seat)) if (figure?.copy === copy) return figure;
  return undefined;
}

/** Applies one lasting effect of a reveal ability to one card. */
function work(figure: Figure, effect: LastingEffect, by: AbilityRef): void {
  switch (effect.op) {
    case 'silence':
      return silence(figure, by);
    case 'grant':
    case 'remove':
      return alter(figure, effect, by);
    default:
      never(effect);
  }
}

function effectsOf(cards: Cards, cast: Cast | CardCast): readonly Effect[] {
  if ('effects' in cast) return cast.effects;
  const ability = cards(cast.by.card).abilities[cast.by.ability];
  assert(ability?.timing === 'reveal', 'only reveal abilities are cast');
  return ability.effects;
}

/**
 * Step 2: applies the effects of a reveal ability that has not ended; casts are applied in the order they were cast.
 */
function applyCast(cards: Cards, picture: Picture, cast: Cast | CardCast): void {
  const effects = effectsOf(cards, cast);
  for (const copy of cast.targets) {
    const figure = figureOf(picture, copy);
    if (figure === undefined) continue;
    for (const effect of effects) if (isLastingEffect(effect)) work(figure, effect, cast.by);
  }
}

interface WorkingStatic extends IndexedStatic {
  readonly by: AbilityRef;
  readonly targets: readonly Figure[];
}

/** Returns the static abilities that work now; `if` and `filter` see the values after step 2. */
function workingStatics(picture: Picture): readonly WorkingStatic[] {
  const working: WorkingStatic[] = [];
  for (const seat of SEATS)
    for (const figure of ofSeat(picture, seat)) {
      if (figure === null || figure.silenced) continue;
      for (const { index, ability } of figure.prepared.statics) {
        if (!inHolds(ability.in, figure) || !ifHolds(ability.if, figure, picture)) continue;
        const by = { copy: figure.copy, card: figure.prepared.card.id, ability: index };
        working.push({ index, ability, by, targets: select(ability.target, figure, picture) });
      }
    }
  return working;
}

/** Steps 3 and 4: applies all grants of static abilities, then all their removals. */
function applyStatics(working: readonly WorkingStatic[]): void {
  for (const op of ['grant', 'remove'] as const)
    for (const { ability, by, targets } of working)
      for (const target of targets)
        for (const effect of ability.effects) if (effect.op === op) alter(target, effect, by);
}

/** Returns the field with all current values, each change with its cause. */
export function pictureOf(cards: Cards, field: Field, casts: readonly Cast[]): Picture {
  const picture: Picture = { a: printed(cards, field.a, 'a'), b: printed(cards, field.b, 'b') };
  for (const cast of casts) applyCast(cards, picture, cast);
  applyStatics(workingStatics(picture));
  return picture;
}
