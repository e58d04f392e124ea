// Trials: matches between equal bots with the same decks and the same chance, with and without a card of a module in a
// hand.

import { assert } from '@dunmer/shared/lib';
import type { Catalogue } from '@dunmer/shared/cards';
import type { Strength } from '@dunmer/shared/protocol';
import {
  type BySeat,
  bySeat,
  decide,
  type DeckCard,
  type MatchState,
  otherSeat,
  type Seat,
  SEATS,
} from '@dunmer/shared/rules';
import { PRINTED } from '@dunmer/shared/windows/printed';
import {
  type Chance,
  type Mind,
  mindOf,
  pick,
  type PlayedMatch,
  playMatch,
  positions,
} from '../../bot/index.ts';
import { dealPair } from './deal.ts';
import { firstToLay, type Module, termsOf, TRIED, type Tried } from './hands.ts';
import { observe, type Observed } from './observed.ts';
import { chanceFor } from './seeds.ts';

/** What one match has shown. */
export interface Came extends Pick<Observed, 'winner' | 'price'> {
  readonly events: number;
  /** The seats that have played their card, or for which it has decided the count. */
  readonly played: readonly Seat[];
}

/** A deal: the match without a card, with each of the cards in the same seat's hand, and with one in each hand. */
export interface Trial {
  readonly seat: Seat;
  readonly without: Came;
  readonly each: readonly { readonly id: string; readonly came: Came }[];
  readonly both: Came;
}

// The positions that the strong bot may look at for a command. A limit of time would make no two runs the same.
const POSITIONS = 200;

/** Names the moment of a match at which something is left to chance; it is the same with the card and without. */
function momentOf({ phase, committed, windows }: MatchState['common'], seat: Seat): string {
  switch (phase.at) {
    case 'placing':
      return `lay ${committed[seat].length}`;
    case 'choosing':
      return `choose ${phase.choice.id}`;
    case 'stop':
      return `play ${windows?.asking}`;
    default:
      return phase.at;
  }
}

/** Reads what a match that was played to the count has shown. */
function cameOf(match: PlayedMatch): Came {
  const { winner, price } = observe(match);
  const played = match.events.flatMap((event) =>
    event.type === 'CardPlayed' || event.type === 'TieTaken' ? [event.seat] : [],
  );
  return { winner, price, events: match.events.length, played: [...new Set(played)] };
}

/** Makes a function that plays the nth deal of a run with the cards of a module. */
export function trialPlayer(
  catalogue: Catalogue,
  module: Module,
  { strength, seed }: { readonly strength: Strength; readonly seed: number },
): (nth: number) => Trial {
  const tried = TRIED[module];
  const mind = mindOf(catalogue, strength, positions(POSITIONS), PRINTED);
  const rules = decide(catalogue, undefined, PRINTED);

  /** Everything left to chance follows from its name, so that a card changes only what it really affects. */
  const play = (
    decks: BySeat<readonly DeckCard[]>,
    held: BySeat<readonly Tried[]>,
    chanceAt: (what: string) => Chance,
  ): Came => {
    const mindAt =
      (seat: Seat): Mind =>
      (view) =>
        mind(view, chanceAt(`${seat} ${momentOf(view.common, seat)}`));
    const match = playMatch({
      decks,
      chance: chanceAt('else'),
      minds: bySeat(mindAt),
      windows: termsOf(held),
      first: (state) => {
        const { a, b } = state.common.committed;
        return firstToLay(state, chanceAt(`first ${a.length} ${b.length}`));
      },
      decide: (state, command) =>
        rules(state, command, {
          toss: (occasion) => pick(chanceAt(`toss ${JSON.stringify(occasion)}`), SEATS),
        }),
    });
    return cameOf(match);
  };

  return (nth) => {
    const chanceAt = (what: string): Chance => chanceFor(seed, `${module} ${nth} ${what}`);
    const dealt = dealPair(catalogue, chanceAt('deal'));
    const decks = bySeat((seat) => dealt[seat].map((card, i) => ({ copy: `${seat}.${i}`, card })));
    const seat: Seat = nth % 2 === 0 ? 'a' : 'b';
    const inHand = (card: Tried) => bySeat((one) => (one === seat ? [card] : []));
    return {
      seat,
      without: play(
        decks,
        bySeat(() => []),
        chanceAt,
      ),
      each: tried.map((one) => ({ id: one.rules.id, came: play(decks, inHand(one), chanceAt) })),
      both: play(
        decks,
        bySeat((one) => [pick(chanceAt(`held ${one}`), tried)]),
        chanceAt,
      ),
    };
  };
}

/** Returns what an ending is worth to a seat: half a victory where the match is drawn. */
export function scoreOf({ winner }: Came, seat: Seat): number {
  if (winner === null) return 0.5;
  assert(winner === seat || winner === otherSeat(seat), 'one of two has won');
  return winner === seat ? 1 : 0;
}
