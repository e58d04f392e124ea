// file: the match file of F10, for the device that holds a seat, or for who has the watch code.

import { err, type Result } from '@dunmer/shared/lib';
import { type MatchFile, matchFileOf } from '@dunmer/shared/fairness';
import type { Code, MatchId } from '@dunmer/shared/protocol';
import type { Reader } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import type { LiveMatches } from './liveMatches.ts';
import { seatOf } from './play.ts';

export type NoFile = { readonly code: 'unknown-match' } | { readonly code: 'not-finished' };

const WHOLE_LOG = 1_000_000;

/** The file of a finished match. Refuses before its end, and to who has neither a seat nor the watch code. */
export async function fileOf(
  lives: LiveMatches,
  reader: Reader,
  actor: Actor,
  id: MatchId,
  watch: Code | null,
): Promise<Result<MatchFile, NoFile>> {
  const match = await lives.get(reader, id);
  const holder =
    match === null ? null : (seatOf(match, actor) ?? (match.table.watch === watch ? 'watcher' : null));
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
