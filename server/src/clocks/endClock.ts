// EndClock: when a clock has run out, does what it stands for, once, as a command of the server's own.

import type { CommandResult } from '@dunmer/shared/protocol';
import type { Matches } from '../match/index.ts';
import { bySelf } from '../once/index.ts';
import { stepTime } from '../world/index.ts';
import type { ClockDue } from './due.ts';
import type { Kept } from './kept.ts';
import type { Rows } from './rows.ts';
import { runOut } from './runOut.ts';

/**
 * Ends a clock. `held`: a pause holds it up, or it is no longer due; `unsaved`: it must be done again; `longer`: the
 * clock has just got more time.
 */
export async function endClock(
  { once, context }: Matches,
  { id: match, clocks }: Kept,
  clock: ClockDue,
  rows: Pick<Rows, 'hasTime'>,
): Promise<'done' | 'held' | 'longer' | 'unsaved' | 'refused'> {
  const id = `clock-${context.draws.id()}`;
  const said = { match, clock };
  let isLonger = false;
  const done = await once.run<CommandResult | null>(bySelf(id, match, said), async (tx) => {
    isLonger = rows.hasTime(tx, match, clock) || (clocks.left(clock) ?? 0) > 0;
    return {
      answer: isLonger ? null : await runOut(context, tx, { match, clock }),
      deed: { who: null, act: 'clock', at: stepTime(tx, context.clock) },
      keeps: 'for ever',
    };
  });
  if (done === null) return isLonger ? 'longer' : 'held';
  if (done.ok) return 'done';
  if (done.error.code === 'not-saved') return 'unsaved';
  context.log.warn({ code: done.error.code }, 'a clock was refused');
  return 'refused';
}
