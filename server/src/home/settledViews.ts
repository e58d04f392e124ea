// settledViews: how matches were settled, one settlement after another, as players and staff are told.

import type { Settled, StaffSettled } from '@dunmer/shared/protocol';
import type { Reader, ToldSettlement } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';
import { rulingStaff } from './debtViews.ts';

/** The kinds of settlement that only staff make. */
const RULED: ReadonlySet<string> = new Set(['awarded', 'voided']);

/** Makes a settlement as players are told it: staff are given by role, not by name. */
export const settledView = ({ kind, winner, role, reason, at }: ToldSettlement): Settled => ({
  kind,
  winner,
  by: RULED.has(kind) ? rulingStaff(role) : null,
  reason,
  at: timeOf(at),
});

/** Makes a settlement as staff are told it, with the name of the one who ruled. */
export const staffSettledView = (settled: ToldSettlement, briefs: Briefs): StaffSettled => ({
  ...settledView(settled),
  who: settled.who !== null && RULED.has(settled.kind) ? briefIn(briefs, settled.who) : null,
});

/** Reads the settlements of these matches, by the match's key, in one statement. */
export async function settledByMatch(
  { settlements }: Pick<Reader, 'settlements'>,
  matches: readonly number[],
): Promise<ReadonlyMap<number, readonly ToldSettlement[]>> {
  return Map.groupBy(await settlements.settledOf(matches), ({ match }) => match);
}
