// InMatch: what a match that is over, or binds no more, means for promises (PR12, PR21 to PR24).

import { present } from '@dunmer/shared/lib';
import type { PledgeCommand } from '@dunmer/shared/pledges';
import { type Ending, otherSeat, SEATS } from '@dunmer/shared/rules';
import type { Follow, Turn } from '../match/index.ts';
import { touch } from '../world/index.ts';
import { arePledgesKnown, pledgesAround } from './around.ts';
import { recordPledges } from './record.ts';
import { PledgeSteps } from './steps.ts';

/** How a match has ended that binds nobody any more since this turn; null where it still does, or did not before. */
function overBy({ before, after }: Turn): Ending | null {
  if (before.state.desk.unbound) return null;
  const { phase } = after.state.rules.common;
  const isOver = phase.at === 'finished' && before.state.rules.common.phase.at !== 'finished';
  return isOver || (phase.at === 'claiming' && after.state.desk.unbound) ? phase.ending : null;
}

type MatchOver = Extract<PledgeCommand, { readonly type: 'matchOver' }>;

/** What the count of a match, or that there was none, means for what hangs on it. */
function endOf({ after: { table } }: Turn, ending: Ending): MatchOver['end'] {
  const trader = (seat: 'a' | 'b'): string => present(table.seats[seat].person, 'a trader sits there').id;
  if (ending.kind === 'voided') return { how: 'voided' };
  if (ending.kind !== 'counted') return { how: 'otherwise' };
  const { winner } = ending;
  const loser = otherSeat(winner);
  return { how: 'counted', winner: trader(winner), loser: trader(loser), stake: table.stake, tie: null };
}

/** PR23: what a promise pays or sends home because of a match comes when that is over, after the pot. */
export const followPledges: Follow = async (context, tx, turn) => {
  const { table } = turn.after;
  const ending = overBy(turn);
  // PR15: friendly matches and practice have nothing of promises.
  if (ending === null || table.kind === 'friendly' || table.kind === 'practice') return;
  if (!(await arePledgesKnown(context, tx))) return;
  const people = SEATS.flatMap((seat) => table.seats[seat].person?.key ?? []);
  const steps = new PledgeSteps(await pledgesAround(context, tx, { people, match: table.key }));
  const taken = steps.take({ type: 'matchOver', match: table.id, end: endOf(turn, ending) });
  if (!taken.ok || steps.isEmpty) return;
  const touched = await recordPledges(context, tx, steps, { who: turn.who, match: table });
  await touch(context, tx, touched);
};
