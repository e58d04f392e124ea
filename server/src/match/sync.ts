// sync: the state for a follower, and what came since the version that they have.

import { atTable } from '@dunmer/shared/contract';
import { err, ok, type Result } from '@dunmer/shared/lib';
import {
  type Batch,
  type Draft,
  type MatchId,
  type Refusal,
  type SeatInfo,
  type SyncRequest,
  type SyncState,
  type TableInfo,
  type Watching,
  viewHash,
} from '@dunmer/shared/protocol';
import { type BySeat, bySeat, isComplete, type Seat, type Viewer } from '@dunmer/shared/rules';
import type { TableName } from '@dunmer/shared/tables';
import type { Reader, StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import type { Context } from './context.ts';
import { type BatchAt, type LiveAt, type LiveMatch, seenBy, viewFor } from './live.ts';
import { batchesAt, replay } from './liveMatches.ts';
import { seatOf } from './play.ts';
import { withoutSeat } from './seatHeldBy.ts';
import { mayWatch, watchingOf, watchingRefused } from './watching.ts';

/** The state for a follower, apart from who is here or away. */
export interface FollowState extends Omit<SyncState, 'presence' | 'epoch' | 'clocks'> {
  /** The version after the last of `batches`. */
  readonly version: number;
  /** Set if the match has windows for promises and intrigue cards. */
  readonly hasWindows?: true;
}

// A message holds at most 64 KiB; what stands beside the batches is small.
const PAGE_BYTES = 48 * 1024;
const PAGE_BATCHES = 64;

/** Both seats' names and bots. */
export const seatsOf = ({ seats }: Pick<StoredMatch, 'seats'>): BySeat<SeatInfo> =>
  bySeat((seat) => ({ name: seats[seat].name, bot: seats[seat].bot }));

/**
 * What a viewer may know of the table beside the match. A display gets neither the stake nor the watch code (EVENT,
 * "Who sees what").
 */
export function tableInfo(
  { table }: Pick<LiveMatch, 'table'>,
  viewer: Viewer,
  { isDisplay }: { readonly isDisplay: boolean } = { isDisplay: false },
): TableInfo {
  const { id, catalogue, kind, stake, watch, tableName } = table;
  return {
    match: id,
    catalogue,
    seats: seatsOf(table),
    kind,
    ...atTable(tableName),
    stake: isDisplay ? null : stake,
    contract: viewer === 'watcher' ? null : table.contractId,
    watch: isDisplay ? null : watch,
    ...(table.stop === null ? {} : { stopped: table.phase === 'finished' ? 'over' : 'waits' }),
  };
}

/** The batches after `since`, from memory if it has them all; otherwise at most `PAGE_BATCHES` from the log. */
async function batchesAfter<N extends TableName>(
  reader: Reader,
  match: LiveAt<N>,
  since: number,
): Promise<readonly BatchAt<N>[]> {
  const { at, table, version, recent } = match;
  if (since >= version) return [];
  if (since >= version - recent.length) return recent.slice(since - version);
  const log = batchesAt(at, await reader.log(table.key, since, PAGE_BATCHES));
  return log.filter((batch) => batch.version <= version);
}

/** The batches after `since` for one viewer, as many as fit in one message. */
async function pageOf<N extends TableName>(
  reader: Reader,
  match: LiveAt<N>,
  viewer: Viewer,
  since: number,
): Promise<readonly Batch[]> {
  const page: Batch[] = [];
  let bytes = 0;
  const batches = await batchesAfter(reader, match, since);
  for (const one of batches) {
    const { version } = one;
    const batch = { match: match.table.id, version, events: seenBy(one, viewer) };
    // A single batch is sent whatever its size.
    if (batches.length > 1) bytes += Buffer.byteLength(JSON.stringify(batch));
    if (page.length > 0 && bytes > PAGE_BYTES) break;
    page.push(batch);
  }
  return page;
}

/** The draft of a seat; null once there is nothing left to place. */
async function draftOf(reader: Reader, { at, table, state }: LiveMatch, seat: Seat): Promise<Draft | null> {
  if (at !== 'trade') return null;
  const { common } = state.rules;
  return common.phase.at !== 'placing' || isComplete(common, seat) ? null : reader.draft(table.key, seat);
}

/** Which match somebody wants to follow, how, and from which version. */
export interface Meant {
  readonly match: MatchId;
  readonly by: SyncRequest['follow']['by'];
  readonly since: number;
}

interface Followed {
  readonly match: LiveMatch;
  readonly viewer: Viewer;
  readonly watching: Watching;
}

type Around = Pick<Context, 'lives' | 'settings'>;

/** What a request means; null if its watch code leads to no match. */
export async function meantBy(reader: Reader, { follow, since }: SyncRequest): Promise<Meant | null> {
  const { by } = follow;
  if (by !== 'code') return { match: follow.match, by, since };
  const table = await reader.matchOfWatchCode(follow.code);
  return table === null ? null : { match: table.id, by, since };
}

async function followed(
  context: Around,
  reader: Reader,
  actor: Actor,
  { match: id, by }: Meant,
): Promise<Result<Followed, Refusal>> {
  const match = await context.lives.get(reader, id);
  if (match === null || (by === 'floor' && match.table.kind === 'practice'))
    return err({ code: 'unknown-match' });
  const watching = await watchingOf(context, reader);
  if (by === 'seat') {
    const seat = seatOf(match, actor);
    return seat === null ? err(withoutSeat(actor)) : ok({ match, viewer: seat, watching });
  }
  const refused = watchingRefused(watching, actor, match.table, by);
  return refused === null ? ok({ match, viewer: 'watcher', watching }) : err(refused);
}

/** The fingerprint of a viewer's view at an earlier version. */
async function hashThen<N extends TableName>(
  reader: Reader,
  { at, table }: LiveAt<N>,
  viewer: Viewer,
  version: number,
): Promise<string> {
  const { state } = await replay(at, reader, table, version);
  return viewHash(viewFor({ at, state }, viewer));
}

/**
 * What a follower needs to catch up, at most one message of it. Refuses unknown matches, and matches in which the
 * actor has no seat or may not watch.
 */
export async function sync(
  context: Around,
  reader: Reader,
  actor: Actor,
  meant: Meant,
): Promise<Result<FollowState, Refusal>> {
  const found = await followed(context, reader, actor, meant);
  if (!found.ok) return found;
  const { match, viewer, watching } = found.value;
  // A follower who claims a version that does not exist yet is treated as having the newest one.
  const since = Math.min(meant.since, match.version);
  const batches = await pageOf(reader, match, viewer, since);
  const last = batches.at(-1)?.version ?? match.version;
  const more = last < match.version;
  const hash = more ? await hashThen(reader, match, viewer, last) : viewHash(viewFor(match, viewer));
  const table = tableInfo(match, viewer, { isDisplay: actor.person?.staff === 'display' });
  return ok({
    viewer,
    table: mayWatch(watching, match.table) ? table : { ...table, watch: null },
    draft: viewer === 'watcher' ? null : await draftOf(reader, match, viewer),
    batches,
    version: last,
    ...(match.at === 'trade' && match.state.rules.common.windows !== undefined ? { hasWindows: true } : {}),
    more,
    hash,
  });
}
