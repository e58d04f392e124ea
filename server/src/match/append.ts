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
import type { Context } from './context.ts';
import { type LiveMatch, withRecent } from './liveMatches.ts';
import { sealed } from './reasons.ts';

/** A decision on a match as it stood, and whose command it was; null for the table itself. */
export interface Decided extends MatchDecision {
  readonly before: LiveMatch;
  readonly who: PersonKey | null;
}

/** A decision as its log gets it, and the texts of its events for whoever sends them. */
interface Writing {
  readonly batch: WrittenBatch;
  readonly texts: Texts<MatchEvent>;
}

async function written({ draws }: Context, tx: Tx, { before, events }: Decided): Promise<Writing> {
  const log = await sealed(tx, draws, events);
  const { json, texts } = encodeList(events);
  const batch = {
    match: before.table.key,
    version: before.version + 1,
    events: log === events ? json : encode(log),
  };
  return { batch, texts };
}

/**
 * Appends a decision to its match and returns the match after it; null where somebody else has appended first, and
 * then the match is read again. What it means for the event is settled in the same transaction, and it is told to the
 * listener once it is committed.
 */
export async function append(context: Context, tx: Tx, decided: Decided): Promise<LiveMatch | null> {
  const writing = await written(context, tx, decided);
  const { match, version, events } = writing.batch;
  if (await tx.append(match, version, events)) return taken(context, tx, decided, writing);
  context.lives.drop(tx, decided.before.table.id);
  return null;
}

/** Appends decisions to several matches, each as its log stands, by one statement. Returns what each log has got, in their order. */
export async function appendAll(
  context: Context,
  tx: Tx,
  decided: readonly Decided[],
): Promise<readonly string[]> {
  const writings: Writing[] = [];
  for (const one of decided) writings.push(await written(context, tx, one));
  await tx.appendAll(writings.map(({ batch }) => batch));
  for (const [i, one] of decided.entries())
    await taken(context, tx, one, present(writings[i], 'each is written'));
  return writings.map(({ batch }) => batch.events);
}

/** What a decision has come to, once it is appended. */
async function taken(
  context: Context,
  tx: Tx,
  { before, who, events, state }: Decided,
  { batch: { match: key, version, events: text }, texts }: Writing,
): Promise<LiveMatch> {
  const { lives, listener } = context;
  const batch = { version, events };
  const phase = state.rules.common.phase.at;
  const table = phase === before.table.phase ? before.table : { ...before.table, phase };
  if (table !== before.table) await tx.setPhase(key, phase);
  const after = { ...before, table, version: batch.version, state, recent: withRecent(before.recent, batch) };
  if (table.kind !== 'practice') await context.settle(context, tx, { before, after, events, text, who });
  else if (before.version > 0) await tx.practice.touch(key, context.clock.now());
  lives.put(tx, after);
  tx.afterCommit(() => listener.happened(after, batch, texts));
  return after;
}
