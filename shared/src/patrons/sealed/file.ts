// The file of a game at the patrons' table (F10): what both players saw. With the seed and the exchanges, which are
// published at the end, every draw follows from it: it is the same for everybody, and nothing in it is taken on trust.

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
  /** All definitions that the game was played with, in their order: the first patron is the default (PT27). */
  readonly cards: readonly GameCard[];
  /** Everything that was public, in order. */
  readonly events: readonly PublicSealedGameEvent[];
  /** F4: who would have to act together to choose a draw; null where none could be held. */
  readonly tossesRestOn: readonly ('server' | Seat)[] | null;
}

/** What everyone knows of the seals after these events. */
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
 * Makes the file of a finished game out of its whole log. Refuses one that has not ended: its seed is still a secret.
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
