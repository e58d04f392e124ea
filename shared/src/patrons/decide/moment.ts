// The moment of a command (PT11): whether it is this seat's moment, and whether the command answers what is open now.

import { err, ok, type Result } from '../../lib/index.ts';
import type { CopyId, Seat } from '../../rules/index.ts';
import type { GameRefusal } from '../refusal.ts';
import type { Asked, Stage } from '../stage.ts';
import type { Run } from './run.ts';

export type Refused<T = null> = Result<T, GameRefusal>;

export const DONE = ok(null);

/** Returns the refusal of a command that is not possible in this stage. */
export function refusalAt(stage: Stage): GameRefusal {
  const asked = stage.at === 'turn' ? (stage.asked?.what ?? null) : null;
  return stage.at === 'finished' ? { code: 'over' } : { code: 'moment', stage: stage.at, asked };
}

/** Refuses a command that is not possible now. */
export const notNow = (run: Run): Refused<never> => err(refusalAt(run.common.stage));

/** PT9, (5): refuses a move unless it is the seat's own turn, "each when the queue is empty and nobody is asked". */
export function inTurn(run: Run, seat: Seat, turn: number): Refused {
  const { stage } = run.common;
  if (stage.at !== 'turn' || stage.seat !== seat || stage.asked !== null) return notNow(run);
  return stage.turn === turn ? DONE : err({ code: 'stale' });
}

type AskedFor<What extends Asked['what']> = Extract<Asked, { readonly what: What }>;

/** Returns what this seat is asked, if it is one of `whats`; otherwise the refusal. */
export function askedFor<What extends Asked['what']>(
  run: Run,
  seat: Seat,
  asking: number,
  isMeant: (asked: Asked) => asked is AskedFor<What>,
): Refused<AskedFor<What>> {
  const { stage } = run.common;
  if (stage.at !== 'turn' || stage.asked === null) return notNow(run);
  const { asked } = stage;
  if (asked.seat !== seat || !isMeant(asked)) return notNow(run);
  return asked.id === asking ? ok(asked) : err({ code: 'stale' });
}

export const noCard = (copy: CopyId): Refused<never> => err({ code: 'card', copy });
