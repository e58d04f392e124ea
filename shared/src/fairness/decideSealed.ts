// decideSealed: all choice at a table: its game's decisions, sealed, and what every table does by itself.

import { err, ok, type Result } from '../lib/index.ts';
import type { Entropy, FairCommand, FairError } from './command.ts';
import { noteOnDesk } from './noteOnDesk.ts';
import { givePromise, goOnWithout, openNonce, publishPromisesAndNonces } from './promises.ts';
import { Sealing } from './sealing.ts';
import type { CommandOf, EventOf, Table, TableTypes } from './table.ts';

/** What follows from a command: the events in order, and the state they lead to. */
export interface SealedDecision<T extends TableTypes> {
  readonly events: readonly EventOf<T>[];
  readonly state: T['state'];
}

/** Decides commands at a table. */
export type DecideSealed<T extends TableTypes> = (
  state: T['state'],
  command: CommandOf<T>,
  entropy: Entropy,
) => Result<SealedDecision<T>, T['refusal'] | FairError>;

/** How the game of a table is played on: what its seals and its desk don't know. */
export interface Play<T extends TableTypes> {
  /** Applies a command of the game. Refuses what its core refuses, and what its seals don't allow yet. */
  apply(run: Sealing<T>, command: T['command']): Result<null, T['refusal'] | FairError>;
  /** What the table does by itself, once both n are there and nothing is paused. */
  goOn(run: Sealing<T>): void;
  /** What else is published with the seed at the end. */
  close?(run: Sealing<T>): void;
}

const FAIR: Readonly<Record<FairCommand['type'], true>> = {
  promise: true,
  open: true,
  goOnWithout: true,
  note: true,
};

/** Whether something is asked of the table beside its game. */
export const isFair = (command: { readonly type: string }): command is FairCommand =>
  Object.hasOwn(FAIR, command.type);

function applyFair<T extends TableTypes>(
  run: Sealing<T>,
  command: FairCommand,
): Result<null, T['refusal'] | FairError> {
  switch (command.type) {
    case 'promise':
      return givePromise(run, command.seat, command.promise);
    case 'open':
      return openNonce(run, command.seat, command.nonce);
    case 'goOnWithout':
      return goOnWithout(run, command.seat, command.by);
    case 'note':
      return noteOnDesk(run, command.note);
  }
}

/** What happens by itself: both K and both n are published, the game goes on with them, the seed is opened. */
export function goOn<T extends TableTypes>(play: Play<T>, run: Sealing<T>): void {
  const { table } = run;
  if (table.progressOf(run.state) === 'preparing') publishPromisesAndNonces(run);
  // F3: whatever is drawn waits for both n; in a pause for its end too.
  if (!run.state.desk.paused && run.state.seals.nonces !== null) play.goOn(run);
  // F7: however the match ends; while a price is being chosen it has not.
  if (table.progressOf(run.state) !== 'finished' || run.state.seals.seed !== null) return;
  play.close?.(run);
  run.emit({ type: 'SeedPublished', to: 'everyone', seed: run.state.vault.seed });
}

/**
 * Makes the decider of a table. It takes a state, a command and the system's entropy, and returns the events that
 * follow, what the table does by itself included; or a refusal, and then nothing has happened.
 */
export const decideSealed =
  <T extends TableTypes>(table: Table<T>, play: Play<T>): DecideSealed<T> =>
  (state, command, entropy) => {
    if (state.desk.paused && table.waitsInPause(command, state)) return err({ code: 'match-paused' });
    const run = new Sealing(table, state, entropy);
    const applied = isFair(command) ? applyFair(run, command) : play.apply(run, command);
    if (!applied.ok) return applied;
    goOn(play, run);
    return ok({ events: run.events, state: run.state });
  };
