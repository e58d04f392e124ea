// watching: who may watch a match (EVENT, "Who sees what"; the setting `watching`).

import type { EventRefusal, Refusal, Watching } from '@dunmer/shared/protocol';
import { refusalFor } from '../roles/index.ts';
import type { Reader, StoredMatch } from '../store/index.ts';
import type { Actor, World } from '../world/index.ts';

type Watched = Pick<StoredMatch, 'kind' | 'phase'>;

/** How a match is watched: by its watch code, or from the floor. */
type Way = 'code' | 'floor';

/** The event's setting. */
export const watchingOf = async ({ settings }: Pick<World, 'settings'>, reader: Reader): Promise<Watching> =>
  (await settings.of(reader)).settings.watching;

/**
 * Whether a match's watch code works: by the event's setting; once the match is finished, its players may give the
 * code to anybody.
 */
export const mayWatch = (watching: Watching, { kind, phase }: Watched): boolean =>
  kind === 'practice' || phase === 'finished' || watching !== 'nobody';

/**
 * Why an actor may not watch from the floor; null for staff and screens of the hall, and for everybody joined if the
 * event's setting says so.
 */
function refusedFromFloor(watching: Watching, actor: Actor): EventRefusal | null {
  const refused = refusalFor(actor, 'see:board', 'other');
  return refused === null || actor.person === null || watching !== 'event' ? refused : null;
}

/**
 * Why an actor may not watch in this way; null if they may. An actor without a person does not count as "everybody
 * joined".
 */
export function watchingRefused(watching: Watching, actor: Actor, match: Watched, way: Way): Refusal | null {
  if (way === 'floor') return refusedFromFloor(watching, actor);
  if (!mayWatch(watching, match)) return { code: 'unknown-code' };
  const isFree = match.kind === 'practice' || match.phase === 'finished' || actor.person !== null;
  return isFree || watching !== 'event' ? null : { code: 'no-person' };
}
