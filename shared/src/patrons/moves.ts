// Moves: what a seat may do now, as far as it can know, for bots, tools and screens that show what is legal.

import type { CopyId } from '../rules/index.ts';
import { type Ability, isDeclared, selectorOf } from './ability.ts';
import { cardIn, type GameCatalogue, isPersona } from './card.ts';
import type { GameSeatCommand } from './command.ts';
import type { DecideGame } from './decide/index.ts';
import type { GameTerms } from './court.ts';
import { imagine } from './imagine.ts';
import { STILL } from './chance.ts';
import type { Asked } from './stage.ts';
import { candidates, type Source } from './target.ts';
import type { SeatGameView } from './view.ts';

/** The most ways of naming several cards that are tried. */
const MOST_WAYS = 40;

/**
 * Returns the subsets of at least and at most so many copies, the smaller ones first; if there are too many, only the
 * first.
 */
function subsets(copies: readonly CopyId[], atLeast: number, atMost: number): readonly (readonly CopyId[])[] {
  let level: readonly (readonly CopyId[])[] = [[]];
  const all: (readonly CopyId[])[] = [];
  for (let size = 0; size <= atMost && level.length > 0 && all.length < MOST_WAYS; size += 1) {
    if (size >= atLeast) all.push(...level);
    level = level
      .slice(0, MOST_WAYS)
      .flatMap((some) => copies.slice(copies.indexOf(some.at(-1) ?? '') + 1).map((copy) => [...some, copy]));
  }
  return all.slice(0, MOST_WAYS);
}

/** Returns all ways to declare the targets of these abilities; none if one of them has nothing to name. */
function declarations(
  catalogue: GameCatalogue,
  { common }: SeatGameView,
  source: Source,
  abilities: readonly Ability[],
): readonly (readonly (readonly CopyId[])[])[] {
  let ways: readonly (readonly (readonly CopyId[])[])[] = [[]];
  for (const ability of abilities) {
    const selector = selectorOf(ability);
    if (selector === null || !isDeclared(ability)) continue;
    const fitting = candidates(catalogue, common, selector, source);
    const { pick } = selector;
    const named = pick === 'one' ? fitting.map((copy) => [copy]) : subsets(fitting, 0, pick?.upTo ?? 0);
    ways = ways.flatMap((way) => named.map((copies) => [...way, copies])).slice(0, MOST_WAYS);
  }
  return ways;
}

function answers(view: SeatGameView, asked: Asked): readonly GameSeatCommand[] {
  const { viewer: seat, own } = view;
  const asking = asked.id;
  if (asked.what === 'defend')
    return [null, ...asked.from].map((copy) => ({ type: 'defend', seat, asking, copy }));
  const from = asked.what === 'target' ? asked.from : own.hand.map((card) => card.copy);
  return subsets(from, asked.atLeast, asked.atMost).map((copies) => ({
    type: 'choose',
    seat,
    asking,
    copies,
  }));
}

/** Commands that differ only in their targets, all of which fit: the core accepts all of them or none. */
type Alike = readonly GameSeatCommand[];

/** Returns the commands to try in the seat's own turn, legal or not. */
function attempts(catalogue: GameCatalogue, view: SeatGameView, turn: number): readonly Alike[] {
  const { viewer: seat, own, common } = view;
  const plays = own.hand.map(({ copy, card }): Alike => {
    const definition = cardIn(catalogue, card);
    const abilities = definition.kind === 'spell' ? definition.abilities : [];
    const ways = declarations(catalogue, view, { seat, copy }, abilities);
    return ways.map((targets) => ({ type: 'play', seat, turn, copy, targets }));
  });
  const mine = common.zone.filter((card) => card.control === seat && !card.closed);
  const uses = mine.flatMap(({ copy, card }) =>
    [...(cardIn(catalogue, card).abilities ?? []).entries()].map(([ability, each]): Alike => {
      const ways = each.when === 'act' ? declarations(catalogue, view, { seat, copy }, [each]) : [];
      return ways.map((targets) => ({ type: 'use', seat, turn, copy, ability, targets }));
    }),
  );
  const enemies = common.zone.filter(
    ({ card, control }) => control !== seat && isPersona(cardIn(catalogue, card)),
  );
  const strikes = mine.map(({ copy }): Alike =>
    enemies.map((target) => ({ type: 'strike', seat, turn, copy, target: target.copy })),
  );
  return [...plays, ...uses, ...strikes];
}

/**
 * Returns the commands that this seat may send now in the main stage, with the end of its turn last; none if nothing
 * is due from it. If cards can be named in very many ways, only some are returned. The core itself says which are
 * legal.
 */
export function movesOf(
  terms: GameTerms,
  decide: DecideGame,
  view: SeatGameView,
): readonly GameSeatCommand[] {
  const { stage } = view.common;
  const { viewer: seat } = view;
  if (stage.at !== 'turn') return [];
  if (stage.asked !== null) return stage.asked.seat === seat ? answers(view, stage.asked) : [];
  if (stage.seat !== seat) return [];
  const state = imagine(terms, view, (cards) => cards);
  const legal = attempts(terms.catalogue, view, stage.turn).filter(
    ([first]) => first !== undefined && decide(state, first, STILL).ok,
  );
  return [...legal.flat(), { type: 'endTurn', seat, turn: stage.turn }];
}
