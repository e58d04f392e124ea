// Append: appends what a decision results in to a match's log, under the version after the one it was decided on.

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

/** A decision on a match, and the person whose command it was; null if the server itself decided. */
export interface Decided {
  readonly decision: LiveDecision;
  readonly who: PersonKey | null;
  /** As in `Turn`. */
  readonly settling?: Follow | null;
}

/** A decision as its log gets it, and the JSON text of its events for those who send them. */
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

/** What a batch means beside its log, carried out in its transaction. `text`: the batch as its log holds it. */
type Meaning = (went: Went, text: string) => Promise<void>;

/** What a batch means in a match of the event, or of practice. */
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
 * Writes a decision into the log of its match and carries out its meaning. Returns the match after it; null if
 * somebody else appended first, in which case the match is read again. The listener is told once it is committed.
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

/** Appends a decision to its match like `record`, and settles in the same transaction what it means for the event. */
export const append = (context: Context, tx: Tx, decided: Decided): Promise<LiveMatch | null> =>
  record(context, tx, decided.decision, meaningOf(context, tx, decided));

/**
 * Appends decisions to several matches, each at its log's present version, with one statement. Returns what each log
 * got, in order.
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

/** The match after a decision. */
function wentBy<N extends TableName>(
  { at, before, events, state }: DecisionAt<N>,
  version: number,
): WentAt<N> {
  const phase = phaseOf({ at, state });
  const table = phase === before.table.phase ? before.table : { ...before.table, phase };
  const recent = withRecent(before.recent, { version, events });
  return { at, before, events, after: { ...before, table, version, state, recent } };
}

/** Carries out what an appended decision changes: the phase, its meaning, memory and the listener. */
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
