// NoteInAll: the same is noted on the desks of several matches at once, however many there are: by as few statements as
// in one.

import type { DeskNote } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { logDigest } from '../journal/index.ts';
import type { LoggedMatch, PersonKey, Tx } from '../store/index.ts';
import { appendAll } from './append.ts';
import type { Context } from './context.ts';
import { decideLive, type LiveDecision } from './live.ts';

/** A match, and what is to be noted there. */
export interface Noting {
  readonly match: LoggedMatch;
  readonly note: DeskNote;
}

/** Notes where it may be noted, whose act it is and how far each log has come; where the desk refuses, nothing is. */
export async function noteInAll(
  context: Context,
  tx: Tx,
  who: PersonKey | null,
  notings: readonly Noting[],
): Promise<void> {
  const all: { readonly match: LoggedMatch; readonly decision: LiveDecision }[] = [];
  for (const { match, note } of notings) {
    const before = await context.lives.with(tx, match);
    const decided = decideLive(before, { type: 'note', note }, context.draws);
    if (decided.ok) all.push({ match, decision: decided.value });
  }
  if (all.length === 0) return;
  const written = await appendAll(
    context,
    tx,
    all.map(({ decision }) => ({ decision, who })),
  );
  for (const [i, { match, decision }] of all.entries()) {
    const { id, phase } = match.table;
    // What is written after the end is noted by itself.
    if (phase === 'finished') continue;
    const log = [...match.written, present(written[i], 'each log has got its batch')];
    tx.note({
      is: 'match',
      match: id,
      what: 'noted',
      version: decision.before.version + 1,
      digest: logDigest(log),
    });
  }
}
