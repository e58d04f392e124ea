// StopMatch: an invariant has broken in a match, which stands still for good and can only be voided. Its stake and
// cards stay bound until then (RELIABILITY, "What people see when something fails").

import { SEATS } from '@dunmer/shared/rules';
import type { MatchId } from '@dunmer/shared/protocol';
import { logDigest, writeJournal } from '../journal/index.ts';
import type { Stop, StoredMatch, Tx } from '../store/index.ts';
import { touch } from '../world/index.ts';
import type { Context } from './context.ts';
import type { LiveMatch } from './live.ts';

/** The version of a match's log and the hash over it, for the journal. */
export async function logSoFar(
  tx: Tx,
  { key }: Pick<StoredMatch, 'key'>,
): Promise<{ readonly version: number; readonly digest: string }> {
  const batches = await tx.audit.batches(key);
  return {
    version: batches.at(-1)?.version ?? 0,
    digest: logDigest(batches.map(({ events }) => events)),
  };
}

/** A stopped match as far as its log can be played; null if it can't be read at all. */
export async function stoppedMatch({ lives }: Context, tx: Tx, match: MatchId): Promise<LiveMatch | null> {
  try {
    return await lives.get(tx, match);
  } catch {
    return null;
  }
}

/** Writes that a match has stopped, ends its clocks, and tells its followers, players and staff. */
export async function stopMatch(context: Context, tx: Tx, match: MatchId, stop: Stop): Promise<void> {
  const table = await tx.match(match);
  if (table === null || table.stop !== null) return;
  await tx.addStop(table.key, stop);
  await tx.clocks.dropClocks(await tx.clocks.clocksOf(table.key));
  // What memory holds of it may be what is wrong.
  context.lives.drop(tx, match);
  const live = await stoppedMatch(context, tx, match);
  if (live !== null) tx.afterCommit(() => context.listener.stopped?.(live));
  if (table.kind === 'practice') return;
  tx.note({ is: 'stop', match, ...stop });
  tx.note({ is: 'match', match, what: 'stopped', ...(await logSoFar(tx, table)) });
  await writeJournal(tx, { who: null, act: 'stop', at: stop.at });
  await touch(
    context,
    tx,
    SEATS.flatMap((seat) => table.seats[seat].person?.key ?? []),
  );
}
