// lookedAt: a match that somebody may look at: from their seat, by its watch code, or from the floor.

import type { Code, MatchId } from '@dunmer/shared/protocol';
import type { Reader, StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { seatHeldBy } from './seatHeldBy.ts';
import { watchingRefused } from './watching.ts';

/** The match; null where there is none, or it is not for the eyes of whoever asks: both are the same to them. */
export async function lookedAt(
  reader: Reader,
  actor: Actor,
  id: MatchId,
  watch: Code | null,
): Promise<StoredMatch | null> {
  const match = await reader.match(id);
  if (match === null || seatHeldBy(match.seats, actor) !== null) return match;
  const way = match.watch === watch ? 'code' : 'floor';
  if (way === 'floor' && match.kind === 'practice') return null;
  return (await watchingRefused(reader, actor, match, way)) === null ? match : null;
}
