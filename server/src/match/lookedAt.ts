// lookedAt: a match that an actor may look at: from their seat, by its watch code, or from the floor.

import type { Code, MatchId } from '@dunmer/shared/protocol';
import type { Reader, StoredMatch } from '../store/index.ts';
import type { Actor, World } from '../world/index.ts';
import { seatHeldBy } from './seatHeldBy.ts';
import { watchingOf, watchingRefused } from './watching.ts';

/** The match; null if there is none, or if the actor may not see it: they can't tell these apart. */
export async function lookedAt(
  world: Pick<World, 'settings'>,
  reader: Reader,
  actor: Actor,
  id: MatchId,
  watch: Code | null,
): Promise<StoredMatch | null> {
  const match = await reader.match(id);
  if (match === null || seatHeldBy(match.seats, actor) !== null) return match;
  const way = match.watch === watch ? 'code' : 'floor';
  if (way === 'floor' && match.kind === 'practice') return null;
  const watching = await watchingOf(world, reader);
  return watchingRefused(watching, actor, match, way) === null ? match : null;
}
