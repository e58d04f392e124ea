// SettleAgain: a referee awards or voids a match after its end, which is a second settlement linked to the first.

import { assert, err, ok, type Result } from '@dunmer/shared/lib';
import type { Answer, StaffRole } from '@dunmer/shared/protocol';
import { putReason } from '../journal/index.ts';
import {
  type Context,
  decideOn,
  type LiveMatch,
  notNow,
  progressOf,
  type Undecided,
} from '../match/index.ts';
import { STOPPED } from '../once/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';
import { touch } from '../world/index.ts';
import { playersOf } from './letGo.ts';
import { carryOutAgain } from './carryOutAgain.ts';
import { type Plan, planAgain, stoodAs, type Verdict } from './planAgain.ts';
import { settlesAs } from './settle.ts';

/** An award or a void, with who decides it and why. */
export interface Ruling extends Verdict {
  readonly who: PersonKey | null;
  readonly by: Exclude<StaffRole, 'display'>;
  readonly reason: string;
}

type Said = Result<Answer, Undecided>;

/**
 * Closes an open claim for an award, so that nobody takes a card by it. This ends the match, and the same step
 * settles it.
 */
async function closeClaim(context: Context, tx: Tx, { table }: LiveMatch, ruling: Ruling, plan: Plan) {
  const { who, reason } = ruling;
  const settling = settlesAs(plan, reason);
  const closed = await decideOn(context, tx, { match: table.id, who, settling }, () =>
    ok({ type: 'closeClaim', by: 'referee', reason }),
  );
  assert(closed.ok, 'an open claim can be closed');
}

/**
 * Voids a match with an open claim (R10). This is the match's own ending: the log says so, and the same step settles
 * it.
 */
function voidIt(context: Context, tx: Tx, { table }: LiveMatch, ruling: Ruling, plan: Plan): Promise<Said> {
  const { who, reason } = ruling;
  const settling = settlesAs(plan, reason);
  return decideOn(context, tx, { match: table.id, who, settling }, () => ok({ type: 'void', reason }));
}

/** Notes the ruling in the log, where both players read it. */
function sayAgain(
  context: Context,
  tx: Tx,
  { table }: LiveMatch,
  ruling: Ruling,
  { price }: Plan,
): Promise<Said> {
  const { who, by, reason, winner } = ruling;
  const card = price === null ? {} : { card: price.due };
  const note =
    winner === null
      ? ({ act: 'settledAgain', by, kind: 'voided', winner, reason, ...card } as const)
      : ({ act: 'settledAgain', by, kind: 'awarded', winner, reason, ...card } as const);
  return decideOn(context, tx, { match: table.id, who }, () => ok({ type: 'note', note }));
}

/**
 * Settles again a match that has ended: `winner` has taken the prestige, or nobody has. What was paid and claimed goes
 * where it now belongs, the contract records it, and both players read it. Refuses, before it has written anything, a
 * running match, what changes nothing, and what can't be moved unless `shortfall` says who bears it.
 */
export async function settleAgain(context: Context, tx: Tx, live: LiveMatch, ruling: Ruling): Promise<Said> {
  const progress = progressOf(live);
  if (progress !== 'finished' && progress !== 'claiming') return err(notNow(live));
  if (live.table.stop !== null) return STOPPED;
  const plan = await planAgain(context, tx, stoodAs(live), ruling, ruling.who);
  if (!plan.ok) return plan;
  if (progress === 'claiming' && ruling.kind === 'voided')
    return voidIt(context, tx, live, ruling, plan.value);
  if (plan.value.closes) await closeClaim(context, tx, live, ruling, plan.value);
  else {
    const note = await putReason(tx, context.draws, ruling.reason);
    await carryOutAgain(context, tx, live.table, plan.value, { who: ruling.who, note });
    await touch(context, tx, playersOf(live.table));
  }
  return sayAgain(context, tx, live, ruling, plan.value);
}
