// Settling: what an ending or a claim means for purses, copies and the contract, in the transaction that holds it.

import type { Ending } from '@dunmer/shared/rules';
import type { Settle, Turn } from '../match/index.ts';
import { letGo, unbindClaim } from './letGo.ts';
import { noteMatch } from './noteMatch.ts';
import { endingIn } from './result.ts';
import { settleEnding } from './settleEnding.ts';
import { settlePrice } from './settlePrice.ts';

/** The ending that this turn has brought; null where it has brought none. */
function newEnding({ before, after }: Turn): Ending | null {
  const ending = endingIn(after.state.rules.common.phase);
  return endingIn(before.state.rules.common.phase)?.kind === ending?.kind ? null : ending;
}

const isFinished = ({ before, after }: Turn): boolean =>
  after.state.rules.common.phase.at === 'finished' && before.state.rules.common.phase.at !== 'finished';

/** R14: the survivors of a claim that no longer binds, from this turn on. */
function unboundSurvivors({ before, after }: Turn): readonly string[] | null {
  const { phase } = after.state.rules.common;
  const isNew = after.state.desk.unbound && !before.state.desk.unbound;
  return isNew && phase.at === 'claiming' ? phase.claimable : null;
}

export const settleMatch: Settle = async (context, tx, turn) => {
  if (turn.before.version === 0) return noteMatch(tx, turn, 'opened');
  const survivors = unboundSurvivors(turn);
  if (survivors !== null) {
    await unbindClaim(context, tx, turn.after.table, survivors);
    return noteMatch(tx, turn, 'unbound');
  }
  const ending = newEnding(turn);
  if (ending === null && !isFinished(turn)) return undefined;
  if (ending === null) await settlePrice(context, tx, turn);
  else await settleEnding(context, tx, turn, ending);
  await letGo(context, tx, turn);
  return noteMatch(tx, turn, 'ended');
};
