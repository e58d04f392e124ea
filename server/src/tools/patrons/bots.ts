// npm run bots -- --table patrons [--games 200] [--seed 1]: neighbouring strengths against each other, seats by turns.

import { PRINTED } from '@dunmer/shared/patrons/script';
import { chanceOf } from '../../bot/index.ts';
import { gameMindOf, playGame } from '../../patrons/index.ts';
import { progressOf } from '../balance/progress.ts';
import {
  addScores,
  NEIGHBOURS,
  type Neighbours,
  NO_SCORE,
  type Score,
  standingOf,
} from '../bots/neighbours.ts';
import { textOf } from '../bots/table.ts';
import { settingsOrEnd } from '../settings.ts';
import { settingsOf } from './settings.ts';

/** Plays one pair: the same chance twice, with the stronger bot on either side. */
function pairOf({ stronger, weaker }: Neighbours, seed: number): Score {
  const terms = { catalogue: PRINTED };
  const [strong, weak] = [gameMindOf(terms, stronger), gameMindOf(terms, weaker)];
  let score = NO_SCORE;
  for (const side of ['a', 'b'] as const) {
    const minds = side === 'a' ? { a: strong, b: weak } : { a: weak, b: strong };
    const { stage } = playGame(terms, minds, chanceOf(seed)).state.common;
    const winner = stage.at === 'finished' && 'winner' in stage.outcome ? stage.outcome.winner : null;
    const won = winner === side ? 1 : 0;
    const drawn = winner === null ? 1 : 0;
    score = addScores(score, { wins: won, draws: drawn, losses: 1 - won - drawn });
  }
  return score;
}

/** Plays the pairs of each two neighbours, and prints how sure it is which one is the stronger. */
export function playBots(args: readonly string[]): void {
  const { games: pairs, seed } = settingsOrEnd(settingsOf(args, 100));
  const progress = progressOf(2 * pairs * NEIGHBOURS.length, process.stderr);
  const standings = NEIGHBOURS.map((neighbours) => {
    let score = NO_SCORE;
    for (let i = 0; i < pairs; i += 1) {
      score = addScores(score, pairOf(neighbours, seed + i));
      progress(2);
    }
    return standingOf(neighbours, pairs, score);
  });
  console.log(textOf(standings));
}
