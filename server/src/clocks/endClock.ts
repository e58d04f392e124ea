// EndClock: a clock has run out: what it stands for is done as a command of the server's own, once.

import type { CommandResult, MatchId } from '@dunmer/shared/protocol';
import type { Matches } from '../match/index.ts';
import { bySelf } from '../once/index.ts';
import type { ClockDue } from './due.ts';
import { runOut } from './runOut.ts';

/** `held`: a pause holds it up, or it is no longer due; `unsaved`: it has to be done again. */
export async function endClock(
  { once, context }: Matches,
  match: MatchId,
  clock: ClockDue,
): Promise<'done' | 'held' | 'unsaved' | 'refused'> {
  const id = `clock-${context.draws.id()}`;
  const said = { match, clock };
  const done = await once.run<CommandResult | null>(bySelf(id, match, said), async (tx) => ({
    answer: await runOut(context, tx, { match, clock }),
    deed: { who: null, act: 'clock', at: context.clock.now() },
    keeps: 'for ever',
  }));
  if (done === null) return 'held';
  if (done.ok) return 'done';
  if (done.error.code === 'not-saved') return 'unsaved';
  context.log.warn({ code: done.error.code }, 'a clock was refused');
  return 'refused';
}
