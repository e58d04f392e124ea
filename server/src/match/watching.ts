// watching: who may watch a match (EVENT, "Who sees what"; the setting `watching`).

import type { EventRefusal, Refusal, Watching } from '@dunmer/shared/protocol';
import { refusalFor } from '../roles/index.ts';
import type { Reader, StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type Watched = Pick<StoredMatch, 'kind' | 'phase'>;

/** How a match is watched: by its watch code, or from the floor. */
type Way = 'code' | 'floor';

const LINK: Watching = 'link';

const watchingOf = async ({ people }: Reader): Promise<string> => (await people.setting('watching')) ?? LINK;

/**
 * Whether a match's watch code works: by the event's setting; once the match is finished, its players may give the
 * code to anybody.
 */
export async function mayWatch(reader: Reader, { kind, phase }: Watched): Promise<boolean> {
  if (kind === 'practice' || phase === 'finished') return true;
  return (await watchingOf(reader)) !== 'nobody';
}

/**
 * Why an actor may not watch from the floor; null for staff and screens of the hall, and for everybody joined if the
 * event's setting says so.
 */
async function refusedFromFloor(reader: Reader, actor: Actor): Promise<EventRefusal | null> {
  const refused = refusalFor(actor, 'see:board', 'other');
  if (refused === null || actor.person === null) return refused;
  return (await watchingOf(reader)) === 'event' ? null : refused;
}

/**
 * Why an actor may not watch in this way; null if they may. An actor without a person does not count as "everybody
 * joined".
 */
export async function watchingRefused(
  reader: Reader,
  actor: Actor,
  match: Watched,
  way: Way,
): Promise<Refusal | null> {
  if (way === 'floor') return refusedFromFloor(reader, actor);
  if (!(await mayWatch(reader, match))) return { code: 'unknown-code' };
  const isFree = match.kind === 'practice' || match.phase === 'finished' || actor.person !== null;
  return isFree || (await watchingOf(reader)) !== 'event' ? null : { code: 'no-person' };
}
