// Appending: what a decision comes to, written with the version that it was decided on.

import type { MatchDecision } from '@dunmer/shared/fairness';
import { encodeList, type PersonKey, type Tx } from '../store/index.ts';
import type { Context } from './context.ts';
import { type LiveMatch, withRecent } from './liveMatches.ts';

/** A decision on a match as it stood, and whose command it was; null for the table itself. */
export interface Decided extends MatchDecision {
  readonly before: LiveMatch;
  readonly who: PersonKey | null;
}

/** What a batch means beside its log, done in its transaction; `text`: the batch as its log holds it. */
type Meaning = (after: LiveMatch, text: string) => Promise<void>;

/**
 * Writes a decision into the log of its match, with what it means, and returns the match after it; null where somebody else has
 * appended first, and then the match is read again. It is told to the listener once it is committed.
 */
export async function record(
  { lives, listener }: Context,
  tx: Tx,
  { before, events, state }: Pick<Decided, 'before' | 'events' | 'state'>,
  meaning: Meaning = async () => undefined,
): Promise<LiveMatch | null> {
  const { key, id } = before.table;
  const batch = { version: before.version + 1, events };
  const { json, texts } = encodeList(events);
  if (!(await tx.append(key, batch.version, json))) {
    lives.drop(tx, id);
    return null;
  }
  const phase = state.rules.common.phase.at;
  const table = phase === before.table.phase ? before.table : { ...before.table, phase };
  if (table !== before.table) await tx.setPhase(key, phase);
  const after = { ...before, table, version: batch.version, state, recent: withRecent(before.recent, batch) };
  await meaning(after, json);
  lives.put(tx, after);
  tx.afterCommit(() => listener.happened(after, batch, texts));
  return after;
}

/** Appends a decision to its match, as `record` does, and settles in the same transaction what it means for the event. */
export async function append(context: Context, tx: Tx, decided: Decided): Promise<LiveMatch | null> {
  const { before, who, events } = decided;
  return record(context, tx, decided, async (after, text) => {
    if (after.table.kind !== 'practice')
      await context.settle(context, tx, { before, after, events, text, who });
    else if (before.version > 0) await tx.practice.touch(after.table.key, context.clock.now());
  });
}
