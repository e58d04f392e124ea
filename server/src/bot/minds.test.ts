// Minds of all strengths keep to the rules of any catalogue, and see no more than their own seat does.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert } from '@dunmer/shared/lib';
import type { Catalogue } from '@dunmer/shared/cards';
import { STRENGTHS } from '@dunmer/shared/protocol';
import {
  decide,
  type DeckCard,
  type MatchState,
  otherSeat,
  type Seat,
  SEATS,
  viewOf,
  withSeat,
} from '@dunmer/shared/rules';
import {
  arbRandomGame,
  arbWindowGame,
  assertProperty,
  isBroken,
  playRandomly,
  type RandomStep,
} from '@dunmer/shared/testing';
import { optionsOf } from './options.ts';
import { rowToLay } from './place.ts';
import { askedAt } from './windows.ts';
import { type BotCommand, chanceOf, type Mind, mindOf, positions, type SeatView } from './index.ts';

const FEW = positions(8);

/** Any game; in every other one promises and intrigue cards are held, printed ones and arbitrary ones. */
const arbGame = fc.oneof(arbRandomGame('any'), arbWindowGame('any'));

/** What a seat does. It is given the whole match, so that a leak could show. */
type Player = (state: MatchState, seat: Seat) => BotCommand | null;

function ownView(state: MatchState, seat: Seat): SeatView {
  const view = viewOf(state, seat);
  assert(view.viewer !== 'watcher', 'a seat looks');
  return view;
}

const playerOf =
  (mind: Mind): Player =>
  (state, seat) =>
    mind(ownView(state, seat), chanceOf(7));

/** The same match, except for what the other seat hides: other cards, in another order, and nothing in hand. */
function withOtherSecrets(state: MatchState, seat: Seat, catalogue: Catalogue): MatchState {
  const hider = otherSeat(seat);
  const ids = [...catalogue.keys()];
  const other = (card: DeckCard): DeckCard => ({
    copy: `${card.copy}'`,
    card: ids[(ids.indexOf(card.card) + 1) % ids.length] ?? card.card,
  });
  const { deck, laid, windows, ...rest } = state.secret[hider];
  const changed = {
    ...rest,
    deck: deck.map(other).toReversed(),
    laid: laid.map((card) => (card === null ? null : other(card))),
    offered: [],
    ...(windows === undefined ? {} : { windows: { hand: [], shown: [] } }),
  };
  return { common: state.common, secret: withSeat(state.secret, hider, changed) };
}

/** How a player's answers differ if only the other's secrets do; null if they don't. */
function peeking(player: Player, steps: readonly RandomStep[], catalogue: Catalogue): string | null {
  for (const { before } of steps)
    for (const seat of SEATS) {
      const [one, other] = [before, withOtherSecrets(before, seat, catalogue)].map((state) =>
        JSON.stringify(player(state, seat)),
      );
      if (one !== other) return `${seat}: ${one} became ${other}`;
    }
  return null;
}

describe.each(STRENGTHS)('the %s mind', (strength) => {
  test('answers whatever is due with what the rules accept, and nothing where nothing is due, with any cards', () => {
    assertProperty(
      fc.property(arbGame, (game) => {
        const mind = mindOf(game.catalogue, strength, FEW, game.windows?.cards);
        const rules = decide(game.catalogue, undefined, game.windows?.cards);
        for (const { before } of playRandomly(game))
          for (const seat of SEATS) {
            const view = ownView(before, seat);
            const command = mind(view, chanceOf(game.seed));
            const isDue = rowToLay(view) !== null || optionsOf(view).length > 0 || askedAt(view) !== null;
            expect(command !== null).toBe(isDue);
            if (command !== null)
              expect(rules(before, command, { toss: () => 'a' })).toMatchObject({ ok: true });
          }
      }),
      30,
    );
  });

  test('does the same, whatever the other seat hides', () => {
    assertProperty(
      fc.property(arbGame, (game) => {
        const player = playerOf(mindOf(game.catalogue, strength, FEW, game.windows?.cards));
        expect(peeking(player, playRandomly(game), game.catalogue)).toBeNull();
      }),
      25,
    );
  });
});

test('a mind that was shown the other’s half would be found out', () => {
  const blind = fc.property(arbRandomGame('any'), (game) => {
    const mind = mindOf(game.catalogue, 'middle', FEW);
    const peeker: Player = (state, seat) => {
      const { common, own, viewer } = ownView(state, seat);
      const shown = state.secret[otherSeat(seat)].laid.flatMap((card) => (card === null ? [] : [card]));
      const known = { ...own, deck: [...own.deck].sort(() => (shown[0]?.card === 'c0' ? 1 : -1)) };
      return mind({ viewer, common, own: known }, chanceOf(7));
    };
    return peeking(peeker, playRandomly(game), game.catalogue) === null;
  });
  expect(isBroken(blind, 200, 1)).toBe(true);
});
