// Rederiving: decides the whole log of a table again, batch by batch, and compares every event.

import { err, ok, type Result, sameValue } from '../lib/index.ts';
import type { Entropy } from './command.ts';
import type { DecideSealed, SealedDecision } from './decideSealed.ts';
import { drawnAgain } from './replaying.ts';
import type { CommandOf, EventOf, TableTypes } from './table.ts';

/**
 * Where a log stops following from itself: the version of the batch, and what is wrong with it, for a line in the
 * server's log.
 */
export interface RederiveError {
  readonly version: number;
  readonly what: string;
}

/** The events of one accepted command. */
type Batch<T extends TableTypes> = readonly EventOf<T>[];

/** How a table's own log is read. */
export interface LogReader<T extends TableTypes> {
  readonly fresh: T['state'];
  readonly decide: DecideSealed<T>;
  /** Returns the opening in the first batch; null if it holds none. */
  readonly open: (batch: Batch<T>, entropy: Entropy) => SealedDecision<T> | null;
  /** Returns the command behind a later batch, in the state before it; null if no command leads to such a batch. */
  readonly commandIn: (batch: Batch<T>, state: T['state']) => CommandOf<T> | null;
  /** Returns what was drawn for an event, if anything. */
  readonly drawnFor: (event: EventOf<T>) => readonly string[];
}

/** Returns the first difference between a stored batch and the decision behind it; null if they are the same. */
function difference<T extends TableTypes>(stored: Batch<T>, decided: Batch<T>): string | null {
  const length = Math.max(stored.length, decided.length);
  for (let i = 0; i < length; i++) {
    if (sameValue(stored[i], decided[i])) continue;
    const [has, follows] = [stored[i]?.type ?? 'nothing', decided[i]?.type ?? 'nothing'];
    return `event ${i}: ${has} is stored, ${follows === has ? `another ${has}` : follows} follows`;
  }
  return null;
}

function step<T extends TableTypes>(
  { decide, commandIn }: LogReader<T>,
  state: T['state'],
  batch: Batch<T>,
  entropy: Entropy,
): Result<SealedDecision<T>, string> {
  const command = commandIn(batch, state);
  if (command === null) return err(`no command leads to ${batch[0]?.type ?? 'nothing'}`);
  const decided = decide(state, command, entropy);
  return decided.ok ? decided : err(`${command.type} is refused: ${decided.error.code}`);
}

/** An impossible log may break an invariant of the core: then it is wrong as well. */
function attempt<T>(decide: () => Result<T, string>): Result<T, string> {
  try {
    return decide();
  } catch (error) {
    return err(`it can't be decided: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

/**
 * Decides a table's whole log again, with the draws taken from the log. `batches` holds one batch for each accepted
 * command, the opening first. Returns the table as it stands; or the first version whose batch is not exactly what
 * follows. A log without batches is a table at which nothing has happened.
 */
export function rederiveBy<T extends TableTypes>(
  reader: LogReader<T>,
  batches: readonly Batch<T>[],
): Result<T['state'], RederiveError> {
  let state = reader.fresh;
  for (const [at, batch] of batches.entries()) {
    const before = state;
    const decided = attempt(() => {
      const entropy = drawnAgain(batch.flatMap(reader.drawnFor));
      if (at > 0) return step(reader, before, batch, entropy);
      const opened = reader.open(batch, entropy);
      return opened === null ? err('no match is opened') : ok(opened);
    });
    const what = decided.ok ? difference<T>(batch, decided.value.events) : decided.error;
    if (!decided.ok || what !== null) return err({ version: at + 1, what: what ?? '' });
    ({ state } = decided.value);
  }
  return ok(state);
}
