// Values at the patrons' table: the current strike, life, ward and evade (PT22), and what a card costs (PT29).

import { never } from '../lib/index.ts';
import type { DeckCard, Seat } from '../rules/index.ts';
import { type Ability, type Effect, selectorOf } from './ability.ts';
import { cardIn, type GameCatalogue, isPersona } from './card.ts';
import type { ZoneCard } from './state.ts';
import { fits, type Source } from './target.ts';

interface Static extends Source {
  readonly ability: Ability;
}

/** The current values of a card in the zone; a strike or life that its kind doesn't have is 0. */
export interface Values {
  readonly strike: number;
  readonly life: number;
  /** How much is taken off every wounding. */
  readonly ward: number;
  readonly evades: boolean;
}

export const NO_VALUES: Values = { strike: 0, life: 0, ward: 0, evades: false };

function staticsOf(catalogue: GameCatalogue, zone: readonly ZoneCard[]): readonly Static[] {
  const statics: Static[] = [];
  for (const { copy, card, control: seat } of zone)
    for (const ability of cardIn(catalogue, card).abilities ?? [])
      if (ability.when === 'static') statics.push({ seat, copy, ability });
  return statics;
}

function reaches(catalogue: GameCatalogue, source: Static, card: ZoneCard): boolean {
  if (source.ability.target === 'self') return card.copy === source.copy;
  const selector = selectorOf(source.ability);
  return selector !== null && fits(catalogue, selector, source, card);
}

/** What abilities add to a card while they work. */
type Added = { -readonly [Key in keyof Values]: Values[Key] };

function work(on: Added, effect: Effect): void {
  switch (effect.op) {
    case 'raise':
      on.strike += effect.strike ?? 0;
      on.life += effect.life ?? 0;
      return;
    case 'ward':
      on.ward += effect.n;
      return;
    case 'evade':
      on.evades = true;
      return;
    // `cheaper` changes the cost (below); the others are carried out once (PT28).
    case 'cheaper':
    case 'draw':
    case 'discard':
    case 'wound':
    case 'heal':
    case 'close':
    case 'destroy':
    case 'control':
    case 'recall':
      return;
    default:
      never(effect);
  }
}

/** Returns a function that gives the values of cards in this zone. */
export function valuesIn(catalogue: GameCatalogue, zone: readonly ZoneCard[]): (card: ZoneCard) => Values {
  const statics = staticsOf(catalogue, zone);
  return (card) => {
    const definition = cardIn(catalogue, card.card);
    const { strike, life } = card.raises;
    const added: Added = { strike, life, ward: 0, evades: false };
    for (const source of statics)
      if (reaches(catalogue, source, card)) for (const effect of source.ability.effects) work(added, effect);
    added.strike = definition.kind === 'creature' ? Math.max(0, definition.strike + added.strike) : 0;
    added.life = isPersona(definition) ? Math.max(1, definition.life + added.life) : 0;
    return added;
  };
}

/** Returns what playing a card costs a seat now: several `cheaper` add up, and the cost is at least 1 (PT29). */
export function costOf(
  catalogue: GameCatalogue,
  zone: readonly ZoneCard[],
  seat: Seat,
  { card }: Pick<DeckCard, 'card'>,
): number {
  const definition = cardIn(catalogue, card);
  if (definition.kind === 'patron') return 0;
  let { cost } = definition;
  for (const { seat: whose, ability } of staticsOf(catalogue, zone))
    if (whose === seat)
      for (const effect of ability.effects)
        if (effect.op === 'cheaper' && effect.kind === definition.kind) cost -= effect.n;
  return Math.max(1, cost);
}

/** PT6: whether a card is weak: a creature, in the turn in which it came or changed its control. */
export const isWeakIn = (catalogue: GameCatalogue, turn: number, card: ZoneCard): boolean =>
  cardIn(catalogue, card.card).kind === 'creature' && card.turn === turn;
