// rederive: decides a game's whole log again, batch by batch, and compares every event. This is the server's own
// integrity check.

import { type LogReader, rederiveBy, type RederiveError } from '../../fairness/index.ts';
import type { Result } from '../../lib/index.ts';
import type { GameTerms } from '../court.ts';
import { gameCommandBehind, type Hidden } from './commandBehind.ts';
import type { SealedGameEvent } from './event.ts';
import { decideSealedGame, type GameSetup, openSealedGame } from './open.ts';
import { NEW_SEALED_GAME, type SealedGame } from './state.ts';
import type { Patrons } from './table.ts';

type Batch = readonly SealedGameEvent[];

/** Returns how the first batch opened the game; null if it opens none. */
function openingIn(batch: Batch): GameSetup | null {
  const sealed = batch.find((event) => event.type === 'GameSealed');
  return sealed === undefined ? null : { match: sealed.match, bots: sealed.bots };
}

/** Returns the secret facts that a batch of the log holds. */
const hiddenIn = (batch: Batch): Hidden => ({
  promiseOf: () => batch.find((event) => event.type === 'PromiseStored')?.promise ?? null,
  nonceOf: () => batch.find((event) => event.type === 'NonceStored')?.nonce ?? null,
  patronOf: () => batch.find((event) => event.type === 'PatronChosen')?.patron ?? null,
  exchangeOf: () => batch.find((event) => event.type === 'HandExchanged')?.copies ?? [],
});

/** Returns what was drawn for an event: the seed, a bot's n, or the salt of a patron. */
function drawnFor(event: SealedGameEvent): readonly string[] {
  switch (event.type) {
    case 'SeedDrawn':
      return [event.seed];
    case 'PatronSalted':
      return [event.salt];
    // A phone draws its n itself. The core never asks for one, so it does no harm here.
    case 'NonceStored':
      return [event.nonce];
    default:
      return [];
  }
}

const readerOf = (terms: GameTerms): LogReader<Patrons> => ({
  fresh: NEW_SEALED_GAME,
  decide: decideSealedGame(terms),
  open: (batch, entropy) => {
    const setup = openingIn(batch);
    return setup === null ? null : openSealedGame(terms, setup, entropy);
  },
  commandIn: (batch, state) => gameCommandBehind(batch, 0, state, hiddenIn(batch)),
  drawnFor,
});

/**
 * Decides a game's whole log again, with the draws taken from the log. Takes the terms of the game and its batches,
 * one for each accepted command, the opening first. Returns the game as it stands; or the first version whose batch
 * is not exactly what follows.
 *
 * It can't find a change that nothing in the log contradicts: notes, and a referee's words; who conceded, was awarded
 * the game, or went on without an n, if nothing came of it; who is named as having applied a default, and whether it
 * did what its trader could have done; and a promise that was never published.
 */
export const rederiveGame = (
  terms: GameTerms,
  batches: readonly Batch[],
): Result<SealedGame, RederiveError> => rederiveBy(readerOf(terms), batches);
