// Settling: what an ending or a claim means for purses, copies and the contract, in the transaction that holds it.

import { assert } from '@dunmer/shared/lib';
import type { Ending } from '@dunmer/shared/rules';
import { putReason } from '../journal/index.ts';
import type { Context, LiveMatch, Settle, Turn } from '../match/index.ts';
import type { Tx } from '../store/index.ts';
import { carryOutAgain } from './carryOutAgain.ts';
import { letGo, unbindClaim } from './letGo.ts';
import { noteAdded, noteMatch } from './noteMatch.ts';
import { type Plan, planAgain, stoodAs } from './planAgain.ts';
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

/** Where nobody was asked, what is missing is a noted debt. */
const UNASKED = { kind: 'voided', winner: null, claim: false, shortfall: 'debt' } as const;

const chosen = new WeakMap<Tx, Plan>();

/** Says what the void takes back that is decided on next in this transaction, so that it is not planned twice. */
export function choosePlan(tx: Tx, plan: Plan): void {
  chosen.set(tx, plan);
}

async function planVoid(context: Context, tx: Tx, before: LiveMatch): Promise<Plan> {
  const known = chosen.get(tx);
  chosen.delete(tx);
  if (known !== undefined) return known;
  const plan = await planAgain(context, tx, stoodAs(before), UNASKED, null);
  assert(plan.ok, 'what was won is voided');
  return plan.value;
}

/** A void while a claim is open takes back what the count has paid (R10). */
async function settleVoidedClaim(context: Context, tx: Tx, turn: Turn, ending: Ending) {
  const { before, after, who } = turn;
  const plan = await planVoid(context, tx, before);
  const note = await putReason(tx, context.draws, 'reason' in ending ? ending.reason : '');
  await carryOutAgain(context, tx, after.table, plan, { who, note });
}

/** Settles what a turn brings; most bring nothing. */
export const settleMatch: Settle = async (context, tx, turn) => {
  if (turn.before.version === 0) return noteMatch(tx, turn, 'opened');
  if (turn.before.state.rules.common.phase.at === 'finished') return noteAdded(tx, turn);
  const survivors = unboundSurvivors(turn);
  if (survivors !== null) {
    await unbindClaim(context, tx, turn.after.table, survivors);
    return noteMatch(tx, turn, 'unbound');
  }
  const ending = newEnding(turn);
  if (ending === null && !isFinished(turn)) return undefined;
  const isPaid = endingIn(turn.before.state.rules.common.phase) !== null;
  if (ending === null) await settlePrice(context, tx, turn);
  else if (isPaid) await settleVoidedClaim(context, tx, turn, ending);
  else await settleEnding(context, tx, { table: turn.after.table, who: turn.who }, ending);
  await letGo(context, tx, turn);
  return noteMatch(tx, turn, 'ended');
};
