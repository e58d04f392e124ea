// NoteInAll: notes the same fact of the desk in several matches at once, with as few statements as for one.

import type { DeskNote } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { logDigest } from '../journal/index.ts';
import type { LoggedMatch, PersonKey, Tx } from '../store/index.ts';
import { appendAll } from './append.ts';
import type { Context } from './context.ts';
import { decideLive, type LiveDecision } from './live.ts';

/** A match, and what to note in it. */
export interface Noting {
  readonly match: LoggedMatch;
  readonly note: DeskNote;
}

/**
 * Notes in each match whose act it is, and in the journal how far each log has come. Skips matches in which the desk
 * refuses the note.
 */
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
    // For a finished match the follow-up of the turn notes the added batch by itself.
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
