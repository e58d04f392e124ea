// sync: where a follower stands, and what came since the version already seen.

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import { matchViewOf, NEW_SEALED_MATCH, type SealedMatch, visibleTo } from '@dunmer/shared/fairness';
import {
  type Batch,
  type Draft,
  type Refusal,
  type SeatInfo,
  type SyncRequest,
  type SyncState,
  type TableInfo,
  viewHash,
} from '@dunmer/shared/protocol';
import { bySeat, isComplete, type Seat, type Viewer } from '@dunmer/shared/rules';
import type { DeviceHash, Reader, StoredBatch } from '../store/index.ts';
import { type LiveMatch, type LiveMatches, replay } from './liveMatches.ts';
import { seatOf } from './play.ts';

/** What is known of a follower's state, here or away aside. */
export interface FollowState extends Omit<SyncState, 'presence' | 'epoch'> {
  /** The version after the last of these batches. */
  readonly version: number;
}

// A message holds 64 KiB at most; what stands beside the batches is small.
const PAGE_BYTES = 48 * 1024;
const PAGE_BATCHES = 64;

/** What a viewer may know of the table beside the match. */
export function tableInfo({ table }: Pick<LiveMatch, 'table'>, viewer: Viewer): TableInfo {
  const seats = bySeat((seat): SeatInfo | null => {
    const holder = table.seats[seat];
    return holder === null ? null : { name: holder.name, bot: holder.bot };
  });
  const info = { match: table.id, catalogue: table.catalogue, seats, watch: table.watch };
  return viewer !== 'watcher' && table.seats.b === null ? { ...info, play: table.play } : info;
}

// Tables wait in the same state: it is hashed once.
const WAITING = {
  a: viewHash(matchViewOf(NEW_SEALED_MATCH, 'a')),
  b: viewHash(matchViewOf(NEW_SEALED_MATCH, 'b')),
  watcher: viewHash(matchViewOf(NEW_SEALED_MATCH, 'watcher')),
} as const satisfies Record<Viewer, string>;

const hashOf = (state: SealedMatch, viewer: Viewer): string =>
  state === NEW_SEALED_MATCH ? WAITING[viewer] : viewHash(matchViewOf(state, viewer));

/** What comes after `since`, from memory where that has it; at most so many batches. */
async function batchesAfter(
  reader: Reader,
  match: LiveMatch,
  since: number,
): Promise<readonly StoredBatch[]> {
  const { table, version, recent } = match;
  if (since >= version) return [];
  if (since >= version - recent.length) return recent.slice(since - version);
  const log = await reader.log(table.key, since, PAGE_BATCHES);
  return log.filter((batch) => batch.version <= version);
}

/** The batches after `since` for one viewer, as many as one message holds. */
async function pageOf(
  reader: Reader,
  match: LiveMatch,
  viewer: Viewer,
  since: number,
): Promise<readonly Batch[]> {
  const page: Batch[] = [];
  let bytes = 0;
  for (const { version, events } of await batchesAfter(reader, match, since)) {
    const batch = { match: match.table.id, version, events: visibleTo(events, viewer) };
    bytes += Buffer.byteLength(JSON.stringify(batch));
    if (page.length > 0 && bytes > PAGE_BYTES) break;
    page.push(batch);
  }
  return page;
}

/** The draft of a seat, as long as there is something left to lay. */
async function draftOf(reader: Reader, { table, state }: LiveMatch, seat: Seat): Promise<Draft | null> {
  const { common } = state.rules;
  return common.phase.at !== 'placing' || isComplete(common, seat) ? null : reader.draft(table.key, seat);
}

async function followed(
  lives: LiveMatches,
  reader: Reader,
  device: DeviceHash,
  follow: SyncRequest['follow'],
) {
  if (follow.by === 'code') {
    const table = await reader.matchOfWatchCode(follow.code);
    if (table === null) return err({ code: 'unknown-code' } as const);
    const match = present(await lives.get(reader, table.id), 'a watch code leads to a match');
    return ok({ match, viewer: 'watcher' as const });
  }
  const match = await lives.get(reader, follow.match);
  if (match === null) return err({ code: 'unknown-match' } as const);
  const seat = seatOf(match, device);
  return seat === null ? err({ code: 'no-seat' } as const) : ok({ match, viewer: seat });
}

/**
 * What a follower needs to catch up, at most a message of it. Refuses unknown matches and codes, and matches in which
 * the device has no seat.
 */
export async function sync(
  lives: LiveMatches,
  reader: Reader,
  device: DeviceHash,
  request: SyncRequest,
): Promise<Result<FollowState, Refusal>> {
  const found = await followed(lives, reader, device, request.follow);
  if (!found.ok) return found;
  const { match, viewer } = found.value;
  // Nobody has seen what has not happened: whoever says so, is told the truth and owes no more for it.
  const since = Math.min(request.since, match.version);
  const batches = await pageOf(reader, match, viewer, since);
  const last = batches.at(-1)?.version ?? match.version;
  const more = last < match.version;
  const { state } = more ? await replay(reader, match.table.key, last) : match;
  return ok({
    viewer,
    table: tableInfo(match, viewer),
    draft: viewer === 'watcher' ? null : await draftOf(reader, match, viewer),
    batches,
    version: last,
    more,
    hash: hashOf(state, viewer),
  });
}
