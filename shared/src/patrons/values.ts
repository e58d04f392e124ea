// Values at the patrons' table: strike, life, ward and evade as they are now (PT22), and what a card costs (PT29).

import { never } from '../lib/index.ts';
import type { DeckCard, Seat } from '../rules/index.ts';
import { type Ability, type Effect, selectorOf } from './ability.ts';
import { cardIn, type GameCatalogue, isPersona } from './card.ts';
import type { ZoneCard } from './state.ts';
import { fits, type Source } from './target.ts';

interface Static extends Source {
  readonly ability: Ability;
}

/** What a card in the zone is worth now; strike and life of a card that has none are 0. */
export interface Values {
  readonly strike: number;
  readonly life: number;
  /** Taken off every wounding. */
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

/** What abilities add to a card as long as they work. */
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
    // Of what it costs (below), or done once (PT28).
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

/** Makes a reader of values for the cards of a zone as they lie. */
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

/** What playing a card costs a seat now: several `cheaper` add up, and it costs at least 1 (PT29). */
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

/** PT6: weak in the turn in which it came or changed its control; patron and support are never weak. */
export const isWeakIn = (catalogue: GameCatalogue, turn: number, card: ZoneCard): boolean =>
  cardIn(catalogue, card.card).kind === 'creature' && card.turn === turn;
