// noteOnDesk: decides what may be noted on the desk of a match, and when.

import { err, ok, type Result } from '../lib/index.ts';
import type { Seat } from '../rules/index.ts';
import type { MatchError } from './command.ts';
import type { DeskNote } from './desk.ts';
import { type Due, dueFrom } from './due.ts';
import type { Sealing } from './sealing.ts';
import type { SealedMatch } from './state.ts';

/** What may still be noted once the match has ended. */
const AFTER_THE_END: ReadonlySet<DeskNote['act']> = new Set([
  'opened',
  'decksOpened',
  'settledAgain',
  'callClosed',
  'linkMade',
]);

const refuseUnless = <E extends MatchError>(holds: boolean, error: E): E | null => (holds ? null : error);

const isDue = (match: SealedMatch, seat: Seat, but?: Due['what']): boolean =>
  dueFrom(match).some((due) => due.seat === seat && due.what !== but);

function refuseAnnouncement(match: SealedMatch, seat: Seat): MatchError | null {
  const { desk } = match;
  if (desk.paused) return { code: 'match-paused' };
  if (desk.announced !== null) return { code: 'already-announced' };
  // A claim has no default: it stays open (R14).
  return refuseUnless(isDue(match, seat, 'claim'), { code: 'nothing-due' });
}

function refuseNudge(match: SealedMatch, by: 'referee' | 'organiser' | Seat, seat: Seat): MatchError | null {
  if (by === seat) return { code: 'own-seat' };
  return refuseUnless(isDue(match, seat), { code: 'nothing-due' });
}

/** Why this may not be noted now; null where it may. */
function refuse(match: SealedMatch, note: DeskNote): MatchError | null {
  const { desk } = match;
  const { at } = match.rules.common.phase;
  const wrongPhase = { code: 'wrong-phase', phase: at } as const;
  if (at === 'finished' && !AFTER_THE_END.has(note.act)) return wrongPhase;
  switch (note.act) {
    case 'paused':
      // Whoever ends a pause has to read the reason for it.
      return refuseUnless(!desk.paused || note.by === 'restore', { code: 'match-paused' });
    case 'resumed':
      return refuseUnless(desk.paused, { code: 'not-paused' });
    case 'extended':
      if (desk.unbound) return { code: 'already-unbound' };
      return refuseUnless(isDue(match, note.seat), { code: 'nothing-due' });
    case 'nudged':
      return refuseNudge(match, note.by, note.seat);
    case 'called':
      return refuseUnless(!desk.calls.includes(note.seat), { code: 'call-open' });
    case 'callClosed':
      return refuseUnless(desk.calls.length > 0, { code: 'no-call' });
    case 'defaultAnnounced':
      return refuseAnnouncement(match, note.seat);
    case 'defaultStopped':
      return refuseUnless(desk.announced?.seat === note.seat, { code: 'nothing-announced' });
    case 'unbound':
      if (at !== 'claiming') return wrongPhase;
      return refuseUnless(!desk.unbound, { code: 'already-unbound' });
    case 'settledAgain':
      return refuseUnless(at === 'finished' || at === 'claiming', wrongPhase);
    case 'opened':
    case 'decksOpened':
    case 'linkMade':
      return null;
  }
}

/** Notes an act on the desk, for both players to read. Refuses what makes no sense now. */
export function noteOnDesk(run: Sealing, note: DeskNote): Result<null, MatchError> {
  const refused = refuse(run.state, note);
  if (refused !== null) return err(refused);
  run.emit({ type: 'DeskNoted', to: 'everyone', note });
  return ok(null);
}
