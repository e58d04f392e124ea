// open: opens a sealed game (F1) and decides its commands.

import {
  type DecideSealed,
  decideSealed,
  type Entropy,
  giveBotNonce,
  goOn,
  type SealedDecision,
  Sealing,
  seedCommitment,
} from '../../fairness/index.ts';
import { type Seat, SEATS } from '../../rules/index.ts';
import type { GameTerms } from '../court.ts';
import { gamePlay } from './play.ts';
import { PATRONS, type Patrons } from './table.ts';

export interface GameSetup {
  /** The match's id, which is part of every commitment and draw. */
  readonly match: string;
  /** The seats played by the server. */
  readonly bots: readonly Seat[];
}

/**
 * Opens a game: returns its first events and the state they lead to. It draws the seed, then an n for each bot. No
 * deck is sealed, because courts are public and follow from the patron.
 */
export function openSealedGame(
  terms: GameTerms,
  { match, bots }: GameSetup,
  entropy: Entropy,
): SealedDecision<Patrons> {
  const run = new Sealing(PATRONS, PATRONS.fresh, entropy);
  const seed = entropy.draw();
  run.emit({ type: 'SeedDrawn', to: 'server', seed });
  run.emit({
    type: 'GameSealed',
    to: 'everyone',
    match,
    commitment: seedCommitment(match, seed),
    bots: SEATS.filter((seat) => bots.includes(seat)),
  });
  for (const seat of SEATS) if (bots.includes(seat)) giveBotNonce(run, seat);
  goOn(gamePlay(terms), run);
  return { events: run.events, state: run.state };
}

/**
 * Makes the decider of a sealed game on these terms. It takes a state, a command and the system's entropy, and
 * returns the events that follow, with what the table does by itself; or a refusal, and then nothing has happened.
 */
export const decideSealedGame = (terms: GameTerms): DecideSealed<Patrons> =>
  decideSealed(PATRONS, gamePlay(terms));
