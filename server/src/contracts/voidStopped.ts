// VoidStopped: a referee voids a stopped match: both stakes and all cards go back, and both players are free. It
// settles from the tables of the database, so it needs no log that can be played to its end.

import { ok, type Result } from '@dunmer/shared/lib';
import type { Answer, Refusal } from '@dunmer/shared/protocol';
import { putReason } from '../journal/index.ts';
import {
  type AskedOfMatch,
  type Context,
  decideLive,
  type LiveDecision,
  type LiveMatch,
  logSoFar,
  record,
  stoppedMatch,
} from '../match/index.ts';
import { spendIntrigueOf } from '../intrigue/index.ts';
import { voidPledges } from '../pledges/index.ts';
import type { StoredMatch, Tx } from '../store/index.ts';
import { carryOutAgain } from './carryOutAgain.ts';
import { letGoStopped } from './letGo.ts';
import { type Plan, planAgain, type Stood } from './planAgain.ts';
import type { Ruling } from './settleAgain.ts';
import { settleEnding } from './settleEnding.ts';

type Voiding = Pick<Ruling, 'who' | 'by' | 'reason' | 'shortfall'>;

/** How a stopped match had ended before; null if it was running. */
async function stoodAs(tx: Tx, table: StoredMatch): Promise<Stood | null> {
  const [first] = await tx.settlements.settlements(table.key);
  if (first === undefined) return null;
  const at = table.phase === 'finished' ? 'finished' : 'claiming';
  return { table, at, winner: first.winner, claimed: await tx.cards.claimedIn(table.id) };
}

async function planned(
  context: Context,
  tx: Tx,
  table: StoredMatch,
  { shortfall, who }: Voiding,
): Promise<Result<Plan | null, Refusal>> {
  const stood = await stoodAs(tx, table);
  return stood === null
    ? ok(null)
    : planAgain(context, tx, stood, { kind: 'voided', winner: null, claim: false, shortfall }, who);
}

/** What the log should say: the end, or a note if the match had ended already. */
const saidInLog = (table: StoredMatch, { by, reason }: Voiding): AskedOfMatch =>
  table.phase === 'finished'
    ? { type: 'note', note: { act: 'settledAgain', by, kind: 'voided', winner: null, reason } }
    : { type: 'void', reason };

/** Decides it by the rules; null if they can't decide anything on this match any more. */
function decidedOn({ draws }: Context, live: LiveMatch, command: AskedOfMatch): LiveDecision | null {
  try {
    const decided = decideLive(live, command, draws);
    return decided.ok ? decided.value : null;
  } catch {
    return null;
  }
}

/** Writes the end into the log if the log can be played to its last version; returns false if it can't. */
async function endLog(context: Context, tx: Tx, table: StoredMatch, voiding: Voiding): Promise<boolean> {
  const live = await stoppedMatch(context, tx, table.id);
  if (live === null || (await tx.log(table.key, live.version, 1)).length > 0) return false;
  const uncalled = { ...live, table: { ...live.table, called: false } };
  const decided = decidedOn(context, uncalled, saidInLog(table, voiding));
  return decided !== null && (await record(context, tx, decided)) !== null;
}

/** Ends a match without an event in its log. */
async function endBeside(context: Context, tx: Tx, { key, id }: StoredMatch): Promise<void> {
  await tx.setPhase(key, 'finished');
  context.lives.drop(tx, id);
  const live = await stoppedMatch(context, tx, id);
  if (live !== null) tx.afterCommit(() => context.listener.stopped?.(live));
}

/**
 * Voids a stopped match. Refuses, before it has written anything, what changes nothing, and what can't be moved
 * unless `shortfall` says who bears it.
 */
export async function voidStopped(
  context: Context,
  tx: Tx,
  table: StoredMatch,
  voiding: Voiding,
): Promise<Result<Answer, Refusal>> {
  const plan = await planned(context, tx, table, voiding);
  if (!plan.ok) return plan;
  const { who, reason } = voiding;
  const note = await putReason(tx, context.draws, reason);
  if (plan.value === null) await settleEnding(context, tx, { table, who }, { kind: 'voided', reason });
  else await carryOutAgain(context, tx, table, plan.value, { who, note });
  await letGoStopped(context, tx, table);
  await voidPledges(context, tx, table, who);
  await spendIntrigueOf(context, tx, table, who);
  await tx.setCalled(table.key, false);
  const isSaid = await endLog(context, tx, table, voiding);
  if (!isSaid) await endBeside(context, tx, table);
  const soFar = await logSoFar(tx, table);
  tx.note({ is: 'match', match: table.id, what: isSaid ? 'ended' : 'voided', ...soFar });
  return ok({ type: 'done', version: soFar.version });
}
