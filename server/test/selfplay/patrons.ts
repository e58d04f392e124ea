// Self-play at the patrons' table: random catalogues within the schema, checked against its laws and `resolve`.

import { sameValue } from '@dunmer/shared/lib';
import { resolveGameLine, resultOf, scriptOfGame, type WrittenGame } from '@dunmer/shared/patrons/script';
import {
  arbPatronGame,
  casesOf,
  drawsOf,
  GAME_LAWS,
  type GameStep,
  type PatronGame,
  playPatronGame,
  termsOf,
} from '@dunmer/shared/testing';

/** Games drawn at once; each batch has a seed of its own. */
const BATCH = 100;
const ID = 'self-play';

interface GameFault {
  readonly what: string;
  readonly script: WrittenGame | null;
}

/** Returns the games of a seed: some played to their end, some with rare events in them. */
export const patronGamesOf = (seed: number, games: number): readonly PatronGame[] =>
  casesOf(arbPatronGame('any'), games, seed);

/**
 * Returns the first law that a game breaks, or what `resolve` makes of its script when that differs from what came of
 * it.
 */
export function gameFaultIn(game: PatronGame, steps: readonly GameStep[]): GameFault | null {
  const log = steps.flatMap((step) => step.events);
  const terms = termsOf(game);
  // Half of the scripts give their draws, half their piles.
  const script = scriptOfGame(ID, log, terms, game.seed % 2 === 0 ? null : drawsOf(game));
  const written = script.ok ? script.value : null;
  for (const [name, law] of Object.entries(GAME_LAWS)) {
    const what = law(game, steps);
    if (what !== null) return { what: `${name}: ${what}`, script: written };
  }
  const last = steps.at(-1);
  if (written === null || last === undefined) return null;
  const answers = written.commands.map(() => 'ok');
  const expected = resultOf(ID, terms.catalogue, answers, last.after);
  const resolved = resolveGameLine(JSON.stringify(written));
  return sameValue(resolved, expected)
    ? null
    : {
        what: `resolve says ${JSON.stringify(resolved)}, not ${JSON.stringify(expected)}`,
        script: written,
      };
}

function faultOf(game: PatronGame): GameFault | null {
  try {
    return gameFaultIn(game, playPatronGame(game));
  } catch (error) {
    return { what: error instanceof Error ? error.message : 'it could not be played', script: null };
  }
}

/** Plays games until all are played or one has a fault; returns null when none has. Calls `onPlayed` after each. */
export function selfPlayPatrons(
  seed: number,
  games: number,
  onPlayed: (games: number) => void,
): (GameFault & { readonly seed: number; readonly nth: number }) | null {
  for (let played = 0; played < games; played += BATCH) {
    const batchSeed = seed + played / BATCH;
    for (const [nth, game] of patronGamesOf(batchSeed, Math.min(BATCH, games - played)).entries()) {
      const fault = faultOf(game);
      if (fault !== null) return { ...fault, seed: batchSeed, nth };
      onPlayed(1);
    }
  }
  return null;
}
