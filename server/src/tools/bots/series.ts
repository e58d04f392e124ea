// Series: pairs of matches between two neighbours: the same two decks, and then with the seats swapped.

import { assert } from '@dunmer/shared/lib';
import type { Catalogue } from '@dunmer/shared/cards';
import {
  type BySeat,
  bySeat,
  decide,
  type DeckCard,
  otherSeat,
  type Seat,
  SEATS,
} from '@dunmer/shared/rules';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { type Chance, dealDeck, mindOf, pick, playMatch, positions } from '../../bot/index.ts';
import { firstToLay, termsOf, TRIED, type Tried } from '../balance/hands.ts';
import { chanceFor } from '../balance/seeds.ts';
import { addScores, type Neighbours, NO_SCORE, type Score } from './neighbours.ts';

/** A stretch of a series; which worker plays it, and when, changes nothing. */
export interface Stretch extends Neighbours {
  readonly from: number;
  readonly count: number;
}

/** What both matches of a pair have in common. */
interface Dealt {
  readonly decks: BySeat<readonly DeckCard[]>;
  readonly hands: BySeat<readonly Tried[]> | null;
}

/** Plays stretches of series. */
export type PlayStretch = (stretch: Stretch) => Score;

/** How a series is played: its seed, and the positions that the strong bot may look at for each command. */
interface SeriesTerms {
  readonly seed: number;
  readonly positions: number;
  readonly promises: boolean;
}

/** How many promises each seat holds where promises are held. */
const HELD = 3;

/** Draws different promises that count in a match. */
function handFor(chance: Chance): readonly Tried[] {
  const hand: Tried[] = [];
  while (hand.length < HELD)
    hand.push(
      pick(
        chance,
        TRIED.promises.filter((one) => !hand.includes(one)),
      ),
    );
  return hand;
}

/** Makes a function that plays stretches with these cards. */
export function seriesPlayer(
  catalogue: Catalogue,
  { seed, positions: count, promises }: SeriesTerms,
): PlayStretch {
  const rules = decide(catalogue, undefined, PRINTED);
  const mind = (strength: Neighbours['stronger']) => mindOf(catalogue, strength, positions(count), PRINTED);
  const minds = { simple: mind('simple'), middle: mind('middle'), strong: mind('strong') };

  const playOne = (
    { stronger, weaker }: Neighbours,
    { decks, hands }: Dealt,
    strongerSeat: Seat,
    chance: Chance,
  ): Score => {
    const seated = bySeat((seat) => minds[seat === strongerSeat ? stronger : weaker]);
    const { phase } = playMatch({
      decide: rules,
      minds: seated,
      decks,
      chance,
      ...(hands === null ? {} : { windows: termsOf(hands), first: (state) => firstToLay(state, chance) }),
    }).state.common;
    assert(phase.at === 'finished', 'a match is played to its end');
    const { ending } = phase;
    if (ending.kind === 'drawn') return { ...NO_SCORE, draws: 1 };
    assert(ending.kind === 'counted', 'bots give no match up');
    return ending.winner === otherSeat(strongerSeat) ? { ...NO_SCORE, losses: 1 } : { ...NO_SCORE, wins: 1 };
  };

  const playPair = (neighbours: Neighbours, nth: number): Score => {
    const name = `${neighbours.stronger} ${neighbours.weaker} ${nth}`;
    const dealing = chanceFor(seed, `deal ${nth}`);
    const decks = bySeat((seat) =>
      dealDeck(catalogue, dealing).map((card, i) => ({ copy: `${seat}.${i}`, card })),
    );
    const dealt: Dealt = { decks, hands: promises ? bySeat(() => handFor(dealing)) : null };
    return SEATS.map((seat) => playOne(neighbours, dealt, seat, chanceFor(seed, `${name} ${seat}`))).reduce(
      addScores,
    );
  };

  return ({ from, count: pairs, ...neighbours }) =>
    Array.from({ length: pairs }, (_, i) => playPair(neighbours, from + i)).reduce(addScores, NO_SCORE);
}
