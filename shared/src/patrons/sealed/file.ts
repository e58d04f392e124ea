// The file of a game at the patrons' table (F10): what both players saw. Every draw follows from the seed and the
// exchanges, which are published at the end. So the file is the same for everybody, and nothing in it has to be taken
// on trust.

import { isFairSealEvent, evolveFairSeals, tossesRestOn } from '../../fairness/index.ts';
import { err, ok, type Result } from '../../lib/index.ts';
import type { BySeat, Seat } from '../../rules/index.ts';
import type { GameCard } from '../card.ts';
import type { GameTerms } from '../court.ts';
import type { PublicSealedGameEvent, SealedGameEvent } from './event.ts';
import { evolveGameSeals } from './evolve.ts';
import { type GameSeals, NEW_SEALED_GAME } from './state.ts';

export const GAME_FILE_FORMAT = 'dunmer-trade-patrons/1';

export interface GameFile {
  readonly format: typeof GAME_FILE_FORMAT;
  readonly match: string;
  readonly names: BySeat<string>;
  /** All definitions of the game, in order: the first patron is the default (PT27). */
  readonly cards: readonly GameCard[];
  /** All public events, in order. */
  readonly events: readonly PublicSealedGameEvent[];
  /** F4: those who would have to act together to choose a draw; null if none could be held. */
  readonly tossesRestOn: readonly ('server' | Seat)[] | null;
}

/** Returns the public seals after these events. */
export const gameSealsIn = (events: readonly PublicSealedGameEvent[]): GameSeals =>
  events.reduce<GameSeals>((seals, event) => {
    if (isFairSealEvent(event)) return evolveFairSeals(seals, event);
    return event.type === 'DeskNoted' ? seals : evolveGameSeals(seals, event);
  }, NEW_SEALED_GAME.seals);

export interface GameFileSource {
  readonly names: BySeat<string>;
  readonly terms: GameTerms;
  /** The whole log of the game. */
  readonly events: readonly SealedGameEvent[];
}

/**
 * Makes the file of a finished game from its whole log. Refuses a game that has not ended: its seed is still a
 * secret.
 */
export function gameFileOf({
  names,
  terms,
  events,
}: GameFileSource): Result<GameFile, { readonly code: 'not-finished' }> {
  const seen = events.filter((event) => event.to === 'everyone');
  const seals = gameSealsIn(seen);
  if (seals.seed === null) return err({ code: 'not-finished' });
  return ok({
    format: GAME_FILE_FORMAT,
    match: seals.match,
    names,
    cards: [...terms.catalogue.values()],
    events: seen,
    tossesRestOn: tossesRestOn(seals),
  });
}
