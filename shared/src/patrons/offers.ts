// Offers: what each card of a seat can do in its turn, what has to be named for that, what it costs, and why it is
// not possible now. For screens: the core remains the only source of what is legal.

import type { CardId } from '../cards/index.ts';
import { never } from '../lib/index.ts';
import type { CopyId, DeckCard } from '../rules/index.ts';
import { type Ability, isDeclared, selectorOf } from './ability.ts';
import { cardIn, isPersona } from './card.ts';
import { STILL } from './chance.ts';
import type { GameSeatCommand } from './command.ts';
import type { GameTerms } from './court.ts';
import type { DecideGame } from './decide/index.ts';
import { imagine } from './imagine.ts';
import type { GameRefusal } from './refusal.ts';
import { candidates } from './target.ts';
import { costOf } from './values.ts';
import type { SeatGameView } from './view.ts';

/** Targets that are named together: which ones, and how many. */
export interface Naming {
  /** The index of the ability on its card; null for a strike. */
  readonly ability: number | null;
  readonly from: readonly CopyId[];
  readonly atLeast: number;
  readonly atMost: number;
}

/** One thing that a card could do. */
export interface Offer {
  readonly does: 'play' | 'use' | 'strike';
  readonly copy: CopyId;
  readonly card: CardId;
  /** The index of the ability that is used; null for anything else. */
  readonly ability: number | null;
  readonly coins: number;
  /** What has to be named, in this order. */
  readonly namings: readonly Naming[];
  /** Why it is not possible, as the core says; null if it is. */
  readonly refusal: GameRefusal | null;
}

type Named = readonly (readonly CopyId[])[];

/** Returns the command that takes an offer, with what was named for each of its namings. */
export function commandFor(
  { viewer: seat, common }: SeatGameView,
  offer: Pick<Offer, 'does' | 'copy' | 'ability'>,
  targets: Named,
): GameSeatCommand {
  const turn = common.stage.at === 'turn' ? common.stage.turn : 0;
  const { does, copy } = offer;
  switch (does) {
    case 'play':
      return { type: 'play', seat, turn, copy, targets };
    case 'use':
      return { type: 'use', seat, turn, copy, ability: offer.ability ?? 0, targets };
    case 'strike':
      return { type: 'strike', seat, turn, copy, target: targets[0]?.[0] ?? '' };
    default:
      return never(does);
  }
}

function namingsOf(
  { catalogue }: GameTerms,
  { viewer: seat, common }: SeatGameView,
  copy: CopyId,
  abilities: readonly (readonly [index: number, Ability])[],
): readonly Naming[] {
  return abilities.flatMap(([index, ability]) => {
    const selector = selectorOf(ability);
    if (selector === null || !isDeclared(ability)) return [];
    const from = candidates(catalogue, common, selector, { seat, copy });
    const { pick } = selector;
    const atLeast = pick === 'one' ? 1 : 0;
    const most = pick === 'one' ? 1 : (pick?.upTo ?? 0);
    return [{ ability: index, from, atLeast, atMost: Math.max(atLeast, Math.min(most, from.length)) }];
  });
}

type Unjudged = Omit<Offer, 'refusal'>;

function playOf(terms: GameTerms, view: SeatGameView, { copy, card }: DeckCard): Unjudged {
  const definition = cardIn(terms.catalogue, card);
  const abilities = definition.kind === 'spell' ? [...definition.abilities.entries()] : [];
  return {
    does: 'play',
    copy,
    card,
    ability: null,
    coins: costOf(terms.catalogue, view.common.zone, view.viewer, { card }),
    namings: namingsOf(terms, view, copy, abilities),
  };
}

function usesOf(terms: GameTerms, view: SeatGameView, { copy, card }: DeckCard): readonly Unjudged[] {
  const acts = [...(cardIn(terms.catalogue, card).abilities ?? []).entries()];
  return acts
    .filter(([, { when }]) => when === 'act')
    .map(([index, ability]) => ({
      does: 'use',
      copy,
      card,
      ability: index,
      coins: ability.cost?.coins ?? 0,
      namings: namingsOf(terms, view, copy, [[index, ability]]),
    }));
}

function strikesOf(terms: GameTerms, view: SeatGameView, { copy, card }: DeckCard): readonly Unjudged[] {
  if (cardIn(terms.catalogue, card).kind !== 'creature') return [];
  const from = view.common.zone
    .filter((other) => other.control !== view.viewer && isPersona(cardIn(terms.catalogue, other.card)))
    .map((other) => other.copy);
  const naming = { ability: null, from, atLeast: 1, atMost: 1 };
  return [{ does: 'strike', copy, card, ability: null, coins: 0, namings: [naming] }];
}

/**
 * Returns everything that the cards of a seat could do in its turn, its hand first: legal now, or with the core's
 * refusal. Returns nothing before both patrons lie in the zone.
 */
export function offersOf(terms: GameTerms, decide: DecideGame, view: SeatGameView): readonly Offer[] {
  const { stage, zone } = view.common;
  if (stage.at === 'preparing') return [];
  const own = zone.filter((card) => card.control === view.viewer);
  const offers = [
    ...view.own.hand.map((card) => playOf(terms, view, card)),
    ...own.flatMap((card) => [...strikesOf(terms, view, card), ...usesOf(terms, view, card)]),
  ];
  const state = imagine(terms, view, (cards) => cards);
  return offers.map((offer) => {
    // The first fitting targets stand for all, because the core treats them alike.
    const named = offer.namings.map(({ from, atLeast }) => from.slice(0, atLeast));
    const tried = decide(state, commandFor(view, offer, named), STILL);
    return { ...offer, refusal: tried.ok ? null : tried.error };
  });
}
