// file: the match file of F10, for the device that holds a seat, for whoever has the watch code, or for staff.

import { err, ok, type Result } from '@dunmer/shared/lib';
import { decksWereOpened, type FileHolder, type MatchFile, matchFileOf } from '@dunmer/shared/fairness';
import type { Code, MatchId, StoppedFile } from '@dunmer/shared/protocol';
import { type GameFile, gameFileOf } from '@dunmer/shared/patrons';
import type { BySeat } from '@dunmer/shared/rules';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Reader, StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { aboutMatch, relationTo } from '../interest/index.ts';
import { refusalFor } from '../roles/index.ts';
import { batchesAt, type LiveMatches } from './liveMatches.ts';
import { seatHeldBy } from './seatHeldBy.ts';
import { stoppedFileOf } from './stoppedFile.ts';
import { watchingRefused } from './watching.ts';

export type NoFile = { readonly code: 'unknown-match' } | { readonly code: 'not-finished' };

/** Whether somebody looks as staff, without an interest in it. */
async function isStaff(reader: Reader, actor: Actor, { key }: StoredMatch): Promise<boolean> {
  if (actor.person === null) return false;
  const relation = await relationTo(reader, actor, aboutMatch(key));
  return refusalFor(actor, 'see:file', relation) === null;
}

/** For whom a file is; null where it is for nobody. The watch code gives what everybody sees, to staff too. */
async function holderOf(
  reader: Reader,
  actor: Actor,
  table: StoredMatch,
  watch: Code | null,
): Promise<FileHolder | null> {
  const seat = seatHeldBy(table.seats, actor);
  if (seat !== null) return seat;
  if (table.watch === watch && (await watchingRefused(reader, actor, table, 'code')) === null)
    return 'watcher';
  if (table.phase !== 'finished') return null;
  if (await isStaff(reader, actor, table)) return 'referee';
  // What everybody sees, for a screen of the hall: it looks from the floor, and is told no watch code.
  return actor.person?.staff === 'display' && table.kind !== 'practice' ? 'watcher' : null;
}

/** What a file is made of, and for whom. */
interface FileOrder {
  readonly match: MatchId;
  readonly holder: FileHolder;
  readonly names: BySeat<string>;
}

async function make(
  lives: LiveMatches,
  reader: Reader,
  { match: id, names, holder }: FileOrder,
): Promise<Result<MatchFile | GameFile, NoFile>> {
  const match = await lives.get(reader, id);
  if (match === null) return err({ code: 'unknown-match' });
  const log = await reader.log(match.table.key, 0, match.version);
  // The same for everybody: nothing in it is taken on trust.
  if (match.at === 'patrons') {
    const { terms } = match.edition;
    return gameFileOf({ names, terms, events: batchesAt('patrons', log).flatMap((batch) => batch.events) });
  }
  const events = batchesAt('trade', log).flatMap((batch) => batch.events);
  return matchFileOf({
    names,
    catalogue: match.edition.catalogue,
    events,
    holder: holder === 'referee' && !decksWereOpened(events) ? 'watcher' : holder,
    windowCards: PRINTED,
  });
}

/**
 * The file of a finished match, or for staff of one that has stopped. Refuses before its end, and to whoever has
 * neither a seat nor the watch code, nor is staff without an interest in it, or a screen of the hall. That of staff
 * holds both decks where they were opened while it ran, and both players have read so (F10); else none, and nothing
 * opens them any more (R15).
 */
export async function fileOf(
  lives: LiveMatches,
  reader: Reader,
  actor: Actor,
  id: MatchId,
  watch: Code | null,
): Promise<Result<MatchFile | GameFile | StoppedFile, NoFile>> {
  const table = await lives.table(reader, id);
  if (table === null) return err({ code: 'unknown-match' });
  const { stop, seats } = table;
  const isOfTheEvent = table.kind !== 'practice';
  if (stop !== null && isOfTheEvent && watch === null && (await isStaff(reader, actor, table)))
    return ok(await stoppedFileOf(reader, table, stop));
  const holder = await holderOf(reader, actor, table, watch);
  if (holder === null) return err({ code: 'unknown-match' });
  const names = { a: seats.a.name, b: seats.b.name };
  const files = await lives.filesOf(reader, id);
  const known = files.of(holder, names);
  if (known !== null) return ok(known);
  const file = await make(lives, reader, { match: id, names, holder });
  if (file.ok) files.keep(holder, { names, file: file.value });
  return file;
}
