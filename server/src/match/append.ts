// Appending: what a decision comes to, written with the version that it was decided on.

import { present } from '@dunmer/shared/lib';
import type { TableName } from '@dunmer/shared/tables';
import {
  encode,
  encodeList,
  type PersonKey,
  type StoredEvent,
  type Texts,
  type Tx,
  type WrittenBatch,
} from '../store/index.ts';
import type { Context, Follow, Went, WentAt } from './context.ts';
import { type DecisionAt, type LiveDecision, type LiveMatch, phaseOf } from './live.ts';
import { withRecent } from './liveMatches.ts';
import { sealed } from './reasons.ts';

/** A decision on a match as it stood, and whose command it was; null for the table itself. */
export interface Decided {
  readonly decision: LiveDecision;
  readonly who: PersonKey | null;
  /** As in `Turn`. */
  readonly settling?: Follow | null;
}

/** A decision as its log gets it, and the texts of its events for whoever sends them. */
interface Writing {
  readonly batch: WrittenBatch;
  readonly texts: Texts<StoredEvent>;
}

async function written({ draws }: Context, tx: Tx, { before, events }: LiveDecision): Promise<Writing> {
  const log = await sealed(tx, draws, events);
  const { json, texts } = encodeList<StoredEvent>(events);
  const batch = {
    match: before.table.key,
    version: before.version + 1,
    events: log === events ? json : encode(log),
  };
  return { batch, texts };
}

/** What a batch means beside its log, done in its transaction; `text`: the batch as its log holds it. */
type Meaning = (went: Went, text: string) => Promise<void>;

/** What a command of the event, or of practice, means. */
const meaningOf =
  (context: Context, tx: Tx, { who, settling = null }: Pick<Decided, 'who' | 'settling'>): Meaning =>
  async (went, text) => {
    const { before, after } = went;
    if (after.table.kind !== 'practice') {
      const turn = { ...went, text, who, settling };
      for (const follow of context.follows) await follow(context, tx, turn);
    } else if (before.version > 0) await tx.practice.touch(after.table.key, context.clock.now());
  };

/**
 * Writes a decision into the log of its match, with what it means, and returns the match after it; null where somebody
 * else has appended first, and then the match is read again. It is told to the listener once it is committed.
 */
export async function record(
  context: Context,
  tx: Tx,
  decided: LiveDecision,
  meaning: Meaning = async () => undefined,
): Promise<LiveMatch | null> {
  const writing = await written(context, tx, decided);
  const { match, version, events } = writing.batch;
  if (await tx.append(match, version, events)) return taken(context, tx, decided, writing, meaning);
  context.lives.drop(tx, decided.before.table.id);
  return null;
}

/**
 * Appends a decision to its match, as `record` does, and settles in the same transaction what it means for the event.
 */
export const append = (context: Context, tx: Tx, decided: Decided): Promise<LiveMatch | null> =>
  record(context, tx, decided.decision, meaningOf(context, tx, decided));

/**
 * Appends decisions to several matches, each as its log stands, by one statement. Returns what each log has got, in
 * their order.
 */
export async function appendAll(
  context: Context,
  tx: Tx,
  decided: readonly Decided[],
): Promise<readonly string[]> {
  const writings: Writing[] = [];
  for (const { decision } of decided) writings.push(await written(context, tx, decision));
  await tx.appendAll(writings.map(({ batch }) => batch));
  for (const [i, one] of decided.entries())
    await taken(
      context,
      tx,
      one.decision,
      present(writings[i], 'each is written'),
      meaningOf(context, tx, one),
    );
  return writings.map(({ batch }) => batch.events);
}

/** What a decision makes of its match. */
function wentBy<N extends TableName>(
  { at, before, events, state }: DecisionAt<N>,
  version: number,
): WentAt<N> {
  const phase = phaseOf({ at, state });
  const table = phase === before.table.phase ? before.table : { ...before.table, phase };
  const recent = withRecent(before.recent, { version, events });
  return { at, before, events, after: { ...before, table, version, state, recent } };
}

/** What a decision has come to, once it is appended. */
async function taken(
  { lives, listener }: Context,
  tx: Tx,
  decision: LiveDecision,
  { batch: { match: key, version, events: text }, texts }: Writing,
  meaning: Meaning,
): Promise<LiveMatch> {
  const went = decision.at === 'trade' ? wentBy(decision, version) : wentBy(decision, version);
  const { before, after, events } = went;
  if (after.table !== before.table) await tx.setPhase(key, after.table.phase);
  await meaning(went, text);
  lives.put(tx, after);
  tx.afterCommit(() => listener.happened(after, { version, events }, texts));
  return after;
}
