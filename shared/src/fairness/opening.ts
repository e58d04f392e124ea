// Opening: when a member of staff may see what is hidden from them, and what they have seen (EVENT, "Who sees what",
// R15).
//
// This is not part of `noteOnDesk`: logs of earlier releases hold acts that this rule would refuse, and must replay
// for ever.

import type { FairError } from './command.ts';
import type { DeskNote } from './desk.ts';
import type { MatchEvent } from './event.ts';
import type { Openable, Table, TableTypes } from './table.ts';

/**
 * Returns why this may not be opened now; null if it may: a call to a referee must be open, and there must still be
 * something to open (cards face down before the reveal, decks while the match runs).
 */
export const refuseOpeningAt = <T extends TableTypes>(
  table: Table<T>,
  of: T['state'] | T['view'],
  what: Openable,
): T['refusal'] | FairError | null => {
  if (!table.hides(of, what)) return table.notNow(of);
  return of.desk.calls.length > 0 ? null : { code: 'no-call' };
};

/** Returns what a note says that staff have seen; null if the note is about something else. */
export function openedBy(note: DeskNote): Openable | null {
  if (note.act === 'opened') return 'rows';
  if (note.act !== 'decksOpened') return null;
  return note.what ?? 'decks';
}

/** Whether both decks were opened while the match ran, by its log: then a referee's file holds them (F10). */
export function decksWereOpened(events: readonly MatchEvent[]): boolean {
  // F7: the seed is published at the end, so every event after it came after the end.
  const end = events.findIndex(({ type }) => type === 'SeedPublished');
  const whileItRan = end < 0 ? events : events.slice(0, end);
  return whileItRan.some((event) => event.type === 'DeskNoted' && openedBy(event.note) === 'decks');
}
