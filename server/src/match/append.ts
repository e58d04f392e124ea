// Appending: what a decision comes to, written with the version that it was decided on.

import type { MatchDecision, MatchEvent } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import {
  encode,
  encodeList,
  type PersonKey,
  type Texts,
  type Tx,
  type WrittenBatch,
} from '../store/index.ts';
import type { Context, Follow } from './context.ts';
import { type LiveMatch, withRecent } from './liveMatches.ts';
import { sealed } from './reasons.ts';

/** A decision on a match as it stood, and whose command it was; null for the table itself. */
export interface Decided extends MatchDecision {
  readonly before: LiveMatch;
  readonly who: PersonKey | null;
  /** As in `Turn`. */
  readonly settling?: Follow | null;
}

type Recorded = Pick<Decided, 'before' | 'events' | 'state'>;

/** A decision as its log gets it, and the texts of its events for whoever sends them. */
interface Writing {
  readonly batch: WrittenBatch;
  readonly texts: Texts<MatchEvent>;
}

async function written({ draws }: Context, tx: Tx, { before, events }: Recorded): Promise<Writing> {
  const log = await sealed(tx, draws, events);
  const { json, texts } = encodeList(events);
  const batch = {
    match: before.table.key,
    version: before.version + 1,
    events: log === events ? json : encode(log),
  };
  return { batch, texts };
}

/** What a batch means beside its log, done in its transaction; `text`: the batch as its log holds it. */
type Meaning = (after: LiveMatch, text: string) => Promise<void>;

/** What a command of the event, or of practice, means. */
const meaningOf =
  (context: Context, tx: Tx, { before, who, events, settling = null }: Decided): Meaning =>
  async (after, text) => {
    if (after.table.kind !== 'practice') {
      const turn = { before, after, events, text, who, settling };
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
  decided: Recorded,
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
  record(context, tx, decided, meaningOf(context, tx, decided));

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
  for (const one of decided) writings.push(await written(context, tx, one));
  await tx.appendAll(writings.map(({ batch }) => batch));
  for (const [i, one] of decided.entries())
    await taken(context, tx, one, present(writings[i], 'each is written'), meaningOf(context, tx, one));
  return writings.map(({ batch }) => batch.events);
}

/** What a decision has come to, once it is appended. */
async function taken(
  { lives, listener }: Context,
  tx: Tx,
  { before, events, state }: Recorded,
  { batch: { match: key, version, events: text }, texts }: Writing,
  meaning: Meaning,
): Promise<LiveMatch> {
  const batch = { version, events };
  const phase = state.rules.common.phase.at;
  const table = phase === before.table.phase ? before.table : { ...before.table, phase };
  if (table !== before.table) await tx.setPhase(key, phase);
  const after = { ...before, table, version: batch.version, state, recent: withRecent(before.recent, batch) };
  await meaning(after, text);
  lives.put(tx, after);
  tx.afterCommit(() => listener.happened(after, batch, texts));
  return after;
}
