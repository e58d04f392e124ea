// Settle: what an ending or a claim means for purses, copies and the contract, in the same transaction.

import { assert } from '@dunmer/shared/lib';
import { otherSeat, solaceOf } from '@dunmer/shared/rules';
import { putReason } from '../journal/index.ts';
import { type Follow, progressOf, type Turn } from '../match/index.ts';
import { carryOutAgain } from './carryOutAgain.ts';
import { letGo, unbindClaim } from './letGo.ts';
import { noteAdded, noteMatch } from './noteMatch.ts';
import type { Plan } from './planAgain.ts';
import { endingIn, type MatchEnding } from './result.ts';
import { settleEnding } from './settleEnding.ts';
import { settlePrice } from './settlePrice.ts';

/** The ending that this turn has brought; null if it has brought none. */
function newEnding({ before, after }: Turn): MatchEnding | null {
  const ending = endingIn(after);
  return endingIn(before)?.kind === ending?.kind ? null : ending;
}

const isFinished = ({ before, after }: Turn): boolean =>
  progressOf(after) === 'finished' && progressOf(before) !== 'finished';

/** R14: the survivors of a claim that stops binding with this turn; null otherwise. */
function unboundSurvivors({ before, after }: Turn): readonly string[] | null {
  if (after.at !== 'trade') return null;
  const { phase } = after.state.rules.common;
  const isNew = after.state.desk.unbound && !before.state.desk.unbound;
  return isNew && phase.at === 'claiming' ? phase.claimable : null;
}

/** Settles a referee's ruling on an open claim as it was planned before the decision. */
export const settlesAs =
  (plan: Plan, reason: string): Follow =>
  async (context, tx, { after, who }) => {
    const note = await putReason(tx, context.draws, reason);
    await carryOutAgain(context, tx, after.table, plan, { who, note });
  };

const overBy = ({ after: { table }, who }: Turn) => ({ table, who });

/** IN23: what a card of the deck leaves the loser by count. */
function solaceBy({ after: { at, table, state } }: Turn, ending: MatchEnding): number {
  // PT2: no window of the deck opens at the patrons' table.
  if (at !== 'trade') return 0;
  const { windows } = state.rules.common;
  if (ending.kind !== 'counted' || windows === undefined) return 0;
  return solaceOf(windows, otherSeat(ending.winner), table.stake);
}

/** Settles what a turn brings, which is mostly nothing. */
export const settleMatch: Follow = async (context, tx, turn) => {
  if (turn.before.version === 0) return noteMatch(tx, turn, 'opened');
  if (progressOf(turn.before) === 'finished') return noteAdded(tx, turn);
  const survivors = unboundSurvivors(turn);
  if (survivors !== null) {
    await unbindClaim(context, tx, turn.after.table, survivors);
    return noteMatch(tx, turn, 'unbound');
  }
  const ending = newEnding(turn);
  if (ending === null && !isFinished(turn)) return undefined;
  if (turn.settling !== null) await turn.settling(context, tx, turn);
  else if (ending === null) await settlePrice(context, tx, turn);
  else {
    assert(endingIn(turn.before) === null, 'whoever ends an open claim otherwise says how it settles');
    await settleEnding(context, tx, { ...overBy(turn), solace: solaceBy(turn, ending) }, ending);
  }
  await letGo(context, tx, turn);
  return noteMatch(tx, turn, 'ended');
};
