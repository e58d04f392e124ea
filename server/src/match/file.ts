// file: the match file of F10, for a player's browser, for anybody with the watch code, or for staff.

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
import type { Context } from './context.ts';
import { batchesAt, type LiveMatches } from './liveMatches.ts';
import { seatHeldBy } from './seatHeldBy.ts';
import { stoppedFileOf } from './stoppedFile.ts';
import { watchingOf, watchingRefused } from './watching.ts';

type Around = Pick<Context, 'lives' | 'settings'>;

export type NoFile = { readonly code: 'unknown-match' } | { readonly code: 'not-finished' };

/** Whether an actor may see the file as staff, which takes a role and no interest in the match. */
async function isStaff(reader: Reader, actor: Actor, { key }: StoredMatch): Promise<boolean> {
  if (actor.person === null) return false;
  const relation = await relationTo(reader, actor, aboutMatch(key));
  return refusalFor(actor, 'see:file', relation) === null;
}

/**
 * Whose view the file shows; null if the actor gets none. With the watch code everybody, staff too, gets what
 * everybody sees.
 */
async function holderOf(
  context: Around,
  reader: Reader,
  actor: Actor,
  table: StoredMatch,
  watch: Code | null,
): Promise<FileHolder | null> {
  const seat = seatHeldBy(table.seats, actor);
  if (seat !== null) return seat;
  const watching = await watchingOf(context, reader);
  if (table.watch === watch && watchingRefused(watching, actor, table, 'code') === null) return 'watcher';
  if (table.phase !== 'finished') return null;
  if (await isStaff(reader, actor, table)) return 'referee';
  // Screens of the hall get what everybody sees: they look from the floor, and are told no watch code.
  return actor.person?.staff === 'display' && table.kind !== 'practice' ? 'watcher' : null;
}

/** What a file is made of, and whose view it shows. */
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
  // The same for everybody: nothing in this file is taken on trust.
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
 * The file of a finished match; staff may also get that of a stopped one. Refuses before the end, and refuses actors
 * without a seat or the watch code who are neither staff without an interest nor a screen of the hall. The file for
 * staff holds both decks only if they were opened while the match ran, which both players have read (F10); nothing
 * opens them later (R15).
 */
export async function fileOf(
  context: Around,
  reader: Reader,
  actor: Actor,
  id: MatchId,
  watch: Code | null,
): Promise<Result<MatchFile | GameFile | StoppedFile, NoFile>> {
  const { lives } = context;
  const table = await lives.table(reader, id);
  if (table === null) return err({ code: 'unknown-match' });
  const { stop, seats } = table;
  const isOfTheEvent = table.kind !== 'practice';
  if (stop !== null && isOfTheEvent && watch === null && (await isStaff(reader, actor, table)))
    return ok(await stoppedFileOf(reader, table, stop));
  const holder = await holderOf(context, reader, actor, table, watch);
  if (holder === null) return err({ code: 'unknown-match' });
  const names = { a: seats.a.name, b: seats.b.name };
  const files = await lives.filesOf(reader, id);
  const known = files.of(holder, names);
  if (known !== null) return ok(known);
  const file = await make(lives, reader, { match: id, names, holder });
  if (file.ok) files.keep(holder, { names, file: file.value });
  return file;
}
