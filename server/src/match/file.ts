// file: the match file of F10, for the device that holds a seat, for who has the watch code, or for staff who have opened both decks.

import { err, type Result } from '@dunmer/shared/lib';
import { type FileHolder, type MatchFile, matchFileOf } from '@dunmer/shared/fairness';
import type { Code, MatchId } from '@dunmer/shared/protocol';
import type { Reader } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { aboutMatch, relationTo } from '../interest/index.ts';
import { refusalFor } from '../roles/index.ts';
import type { LiveMatch, LiveMatches } from './liveMatches.ts';
import { seatOf } from './play.ts';

export type NoFile = { readonly code: 'unknown-match' } | { readonly code: 'not-finished' };

const WHOLE_LOG = 1_000_000;

/** Whether somebody looks at a finished match as staff, whose file holds both decks: they were opened, and both players have read so. */
async function isReferee(reader: Reader, actor: Actor, { table, state }: LiveMatch): Promise<boolean> {
  const isOpened = state.desk.notes.some(({ act }) => act === 'decksOpened');
  if (actor.person === null || table.phase !== 'finished' || !isOpened) return false;
  const relation = await relationTo(reader, actor, aboutMatch(table.key));
  return refusalFor(actor, 'see:file', relation) === null;
}

/** For whom a file is; null where it is for nobody. The watch code gives what everybody sees, to staff too. */
async function holderOf(
  reader: Reader,
  actor: Actor,
  match: LiveMatch,
  watch: Code | null,
): Promise<FileHolder | null> {
  const seat = seatOf(match, actor);
  if (seat !== null) return seat;
  if (match.table.watch === watch) return 'watcher';
  return (await isReferee(reader, actor, match)) ? 'referee' : null;
}

/**
 * The file of a finished match. Refuses before its end, and to who has neither a seat nor the watch code, nor is staff without
 * an interest in it after both decks were opened.
 */
export async function fileOf(
  lives: LiveMatches,
  reader: Reader,
  actor: Actor,
  id: MatchId,
  watch: Code | null,
): Promise<Result<MatchFile, NoFile>> {
  const match = await lives.get(reader, id);
  const holder = match === null ? null : await holderOf(reader, actor, match, watch);
  if (match === null || holder === null) return err({ code: 'unknown-match' });
  const log = await reader.log(match.table.key, 0, WHOLE_LOG);
  const { a, b } = match.table.seats;
  return matchFileOf({
    names: { a: a.name, b: b.name },
    catalogue: match.edition.catalogue,
    events: log.flatMap((batch) => batch.events),
    holder,
  });
}
