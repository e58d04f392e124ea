// noteOnDesk: decides which acts may be noted on the desk of a match, and when.

import { err, ok, type Result } from '../lib/index.ts';
import type { Seat } from '../rules/index.ts';
import type { FairError } from './command.ts';
import type { DeskNote } from './desk.ts';
import type { Sealing } from './sealing.ts';
import type { TableTypes } from './table.ts';

/** The acts that may still be noted after the match has ended. */
const AFTER_THE_END: ReadonlySet<DeskNote['act']> = new Set([
  'opened',
  'decksOpened',
  'settledAgain',
  'callClosed',
  'linkMade',
]);

type Refusal<T extends TableTypes> = T['refusal'] | FairError | null;

const refuseUnless = <E>(holds: boolean, error: E): E | null => (holds ? null : error);

const isDue = <T extends TableTypes>({ table, state }: Sealing<T>, seat: Seat): boolean =>
  table.dueFrom(state).some((due) => due.seat === seat);

function refuseAnnouncement<T extends TableTypes>(run: Sealing<T>, seat: Seat): Refusal<T> {
  const { table, state } = run;
  if (state.desk.paused) return { code: 'match-paused' };
  if (state.desk.announced !== null) return { code: 'already-announced' };
  // The choice of a claim has no default: the claim stays open (R14).
  const hasDefault = table.progressOf(state) !== 'claiming';
  return refuseUnless(hasDefault && isDue(run, seat), { code: 'nothing-due' });
}

function refuseNudge<T extends TableTypes>(
  run: Sealing<T>,
  by: 'referee' | 'organiser' | Seat,
  seat: Seat,
): Refusal<T> {
  if (by === seat) return { code: 'own-seat' };
  return refuseUnless(isDue(run, seat), { code: 'nothing-due' });
}

/** Returns why this may not be noted now; null if it may. */
function refuse<T extends TableTypes>(run: Sealing<T>, note: DeskNote): Refusal<T> {
  const { table, state } = run;
  const { desk } = state;
  const progress = table.progressOf(state);
  if (progress === 'finished' && !AFTER_THE_END.has(note.act)) return table.notNow(state);
  switch (note.act) {
    case 'paused':
      // After a restore the pause is noted even in a pause, because whoever ends the pause has to read this reason.
      return refuseUnless(!desk.paused || note.by === 'restore', { code: 'match-paused' });
    case 'resumed':
      return refuseUnless(desk.paused, { code: 'not-paused' });
    case 'extended':
      if (desk.unbound) return { code: 'already-unbound' };
      return refuseUnless(isDue(run, note.seat), { code: 'nothing-due' });
    case 'nudged':
      return refuseNudge(run, note.by, note.seat);
    case 'called':
      return refuseUnless(!desk.calls.includes(note.seat), { code: 'call-open' });
    case 'callClosed':
      return refuseUnless(desk.calls.length > 0, { code: 'no-call' });
    case 'defaultAnnounced':
      return refuseAnnouncement(run, note.seat);
    case 'defaultStopped':
      return refuseUnless(desk.announced?.seat === note.seat, { code: 'nothing-announced' });
    case 'unbound':
      if (progress !== 'claiming') return table.notNow(state);
      return refuseUnless(!desk.unbound, { code: 'already-unbound' });
    case 'settledAgain':
      return refuseUnless(progress === 'finished' || progress === 'claiming', table.notNow(state));
    case 'opened':
    case 'decksOpened':
    case 'linkMade':
      return null;
  }
}

/** Notes an act on the desk, for both players to read. Refuses an act that makes no sense now. */
export function noteOnDesk<T extends TableTypes>(
  run: Sealing<T>,
  note: DeskNote,
): Result<null, T['refusal'] | FairError> {
  const refused = refuse(run, note);
  if (refused !== null) return err(refused);
  run.emit({ type: 'DeskNoted', to: 'everyone', note });
  return ok(null);
}
