// Opening: when a member of staff may see what is not theirs, and what they have seen (EVENT, "Who sees what", R15).
//
// A rule of its own beside `noteOnDesk`: logs of earlier releases hold acts that it would not allow any more, and
// replay for ever.

import type { MatchError } from './command.ts';
import type { DeskNote } from './desk.ts';
import type { MatchEvent } from './event.ts';
import type { MatchView, SealedMatch } from './state.ts';

/** What lies face down, both decks, or both purses. */
export type Openable = 'rows' | 'decks' | 'purses';

/** The public part of a match that this is asked of. */
type Standing = Pick<MatchView, 'common' | 'desk'>;

const standingOf = (match: Standing | SealedMatch): Standing =>
  'rules' in match ? { common: match.rules.common, desk: match.desk } : match;

/**
 * Why this may not be opened now; null where it may: while a call to a referee is open, what lies face down before the
 * reveal and decks only while the match runs. A match that has ended without a reveal reveals nothing any more (R15).
 */
export function refuseOpening(match: Standing | SealedMatch, what: Openable): MatchError | null {
  const { common, desk } = standingOf(match);
  const { at } = common.phase;
  const isTooLate = (what === 'rows' && common.revealed) || (what !== 'purses' && at === 'finished');
  if (isTooLate) return { code: 'wrong-phase', phase: at };
  return desk.calls.length > 0 ? null : { code: 'no-call' };
}

/** What a note says that staff have seen; null where it says nothing of the kind. */
export function openedBy(note: DeskNote): Openable | null {
  if (note.act === 'opened') return 'rows';
  if (note.act !== 'decksOpened') return null;
  return note.what ?? 'decks';
}

/** Whether both decks were opened while the match ran, by its log: then a referee's file holds them (F10). */
export function decksWereOpened(events: readonly MatchEvent[]): boolean {
  // F7: what comes after it came after the end.
  const end = events.findIndex(({ type }) => type === 'SeedPublished');
  const whileItRan = end < 0 ? events : events.slice(0, end);
  return whileItRan.some((event) => event.type === 'DeskNoted' && openedBy(event.note) === 'decks');
}
