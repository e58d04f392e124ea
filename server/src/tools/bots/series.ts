// Series: pairs of matches between two neighbours: the same two decks, then with the seats swapped.

import { createHash } from 'node:crypto';
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
import { type Chance, chanceOf, dealDeck, mindOf, playMatch, positions } from '../../bot/index.ts';
import { addScores, type Neighbours, NO_SCORE, type Score } from './neighbours.ts';

/** A stretch of a series; which worker plays it, and when, changes nothing. */
export interface Stretch extends Neighbours {
  readonly from: number;
  readonly count: number;
}

/** Plays stretches of series. */
export type PlayStretch = (stretch: Stretch) => Score;

/** Chance that follows from the seed of a run and the name of what it is for. */
const chanceFor = (seed: number, name: string): Chance =>
  chanceOf(createHash('sha256').update(`${seed} ${name}`).digest().readInt32BE());

/** Makes what plays with these cards, this seed, and so many positions for each command of the strong bot. */
export function seriesPlayer(catalogue: Catalogue, seed: number, count: number): PlayStretch {
  const rules = decide(catalogue);
  const mind = (strength: Neighbours['stronger']) => mindOf(catalogue, strength, positions(count));
  const minds = { simple: mind('simple'), middle: mind('middle'), strong: mind('strong') };

  const playOne = (
    { stronger, weaker }: Neighbours,
    decks: BySeat<readonly DeckCard[]>,
    strongerSeat: Seat,
    chance: Chance,
  ): Score => {
    const seated = bySeat((seat) => minds[seat === strongerSeat ? stronger : weaker]);
    const { phase } = playMatch({ decide: rules, minds: seated, decks, chance }).state.common;
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
    return SEATS.map((seat) => playOne(neighbours, decks, seat, chanceFor(seed, `${name} ${seat}`))).reduce(
      addScores,
    );
  };

  return ({ from, count: pairs, ...neighbours }) =>
    Array.from({ length: pairs }, (_, i) => playPair(neighbours, from + i)).reduce(addScores, NO_SCORE);
}
