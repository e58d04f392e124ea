// Values at the patrons' table: strike, life, ward and evade as they are now (PT22), and what a card costs (PT29).

import { never } from '../lib/index.ts';
import type { DeckCard, Seat } from '../rules/index.ts';
import { type Ability, type Effect, selectorOf } from './ability.ts';
import { cardIn, type GameCard, type GameCatalogue, isPersona } from './card.ts';
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

const staticsOf = (catalogue: GameCatalogue, zone: readonly ZoneCard[]): readonly Static[] =>
  zone.flatMap(({ copy, card, control: seat }) =>
    (cardIn(catalogue, card).abilities ?? []).flatMap((ability) =>
      ability.when === 'static' ? [{ seat, copy, ability }] : [],
    ),
  );

function reaches(catalogue: GameCatalogue, source: Static, card: ZoneCard): boolean {
  if (source.ability.target === 'self') return card.copy === source.copy;
  const selector = selectorOf(source.ability);
  return selector !== null && fits(catalogue, selector, source, card);
}

const printedOf = (card: GameCard): { readonly strike: number; readonly life: number } => ({
  strike: card.kind === 'creature' ? card.strike : 0,
  life: isPersona(card) ? card.life : 0,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

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
    const added: Added = { ...NO_VALUES, ...card.raises };
    for (const source of statics)
      if (reaches(catalogue, source, card)) for (const effect of source.ability.effects) work(added, effect);
    const printed = printedOf(definition);
    return {
      ...added,
      strike: definition.kind === 'creature' ? Math.max(0, printed.strike + added.strike) : 0,
      life: isPersona(definition) ? Math.max(1, printed.life + added.life) : 0,
    };
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
  const off = staticsOf(catalogue, zone).flatMap((source) =>
    source.seat === seat
      ? source.ability.effects.map((effect) =>
          effect.op === 'cheaper' && effect.kind === definition.kind ? effect.n : 0,
        )
      : [],
  );
  return Math.max(1, definition.cost - sum(off));
}

/** PT6: weak in the turn in which it came or changed its control; patron and support are never weak. */
export const isWeakIn = (catalogue: GameCatalogue, turn: number, card: ZoneCard): boolean =>
  cardIn(catalogue, card.card).kind === 'creature' && card.turn === turn;
