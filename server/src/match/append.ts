// Appending: what a decision comes to, written with the version that it was decided on.

import type { MatchDecision } from '@dunmer/shared/fairness';
import { encode, encodeList, type PersonKey, type Tx } from '../store/index.ts';
import type { Context } from './context.ts';
import { type LiveMatch, withRecent } from './liveMatches.ts';
import { sealed } from './reasons.ts';

/** A decision on a match as it stood, and whose command it was; null for the table itself. */
export interface Decided extends MatchDecision {
  readonly before: LiveMatch;
  readonly who: PersonKey | null;
}

/**
 * Appends a decision to its match and returns the match after it; null where somebody else has appended first, and
 * then the match is read again. What it means for the event is settled in the same transaction, and it is told to the
 * listener once it is committed.
 */
export async function append(
  context: Context,
  tx: Tx,
  { before, who, events, state }: Decided,
): Promise<LiveMatch | null> {
  const { lives, listener } = context;
  const { key, id } = before.table;
  const batch = { version: before.version + 1, events };
  const written = await sealed(tx, context.draws, events);
  const { json, texts } = encodeList(events);
  const log = written === events ? json : encode(written);
  if (!(await tx.append(key, batch.version, log))) {
    lives.drop(tx, id);
    return null;
  }
  const phase = state.rules.common.phase.at;
  const table = phase === before.table.phase ? before.table : { ...before.table, phase };
  if (table !== before.table) await tx.setPhase(key, phase);
  const after = { ...before, table, version: batch.version, state, recent: withRecent(before.recent, batch) };
  if (table.kind !== 'practice') await context.settle(context, tx, { before, after, events, text: log, who });
  else if (before.version > 0) await tx.practice.touch(key, context.clock.now());
  lives.put(tx, after);
  tx.afterCommit(() => listener.happened(after, batch, texts));
  return after;
}
