// watching: whom a match admits to look on (EVENT, "Who sees what"; the setting `watching`).

import type { EventRefusal, Refusal, Watching } from '@dunmer/shared/protocol';
import { refusalFor } from '../roles/index.ts';
import type { Reader, StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type Watched = Pick<StoredMatch, 'kind' | 'phase'>;

/** How a match is looked at: by its watch link, or from the floor. */
type Way = 'code' | 'floor';

const LINK: Watching = 'link';

const watchingOf = async ({ people }: Reader): Promise<string> => (await people.setting('watching')) ?? LINK;

/**
 * Whether a match's link means anything: by the event's setting; once it is finished its players may give it to
 * anybody.
 */
export async function mayWatch(reader: Reader, { kind, phase }: Watched): Promise<boolean> {
  if (kind === 'practice' || phase === 'finished') return true;
  return (await watchingOf(reader)) !== 'nobody';
}

/**
 * Why somebody may not look from the floor: staff and screens of the hall may, and everybody joined where the event
 * says so.
 */
async function refusedFromFloor(reader: Reader, actor: Actor): Promise<EventRefusal | null> {
  const refused = refusalFor(actor, 'see:board', 'other');
  if (refused === null || actor.person === null) return refused;
  return (await watchingOf(reader)) === 'event' ? null : refused;
}

/** Why somebody may not look on in this way; null where they may. Without a person one is not "everybody joined". */
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
