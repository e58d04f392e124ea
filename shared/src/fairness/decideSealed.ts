// decideSealed: decides the commands of a table: its game's decisions, sealed, and what every table does by itself.

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

/** Decides the commands of a table. */
export type DecideSealed<T extends TableTypes> = (
  state: T['state'],
  command: CommandOf<T>,
  entropy: Entropy,
) => Result<SealedDecision<T>, T['refusal'] | FairError>;

/** How the game of a table is played: the part that seals and desk don't know. */
export interface Play<T extends TableTypes> {
  /** Applies a command of the game. Refuses what the game's core refuses, and what the seals don't allow yet. */
  apply(run: Sealing<T>, command: T['command']): Result<null, T['refusal'] | FairError>;
  /** Does what the table does by itself, once both n are there and nothing is paused. */
  goOn(run: Sealing<T>): void;
  /** Publishes, with the seed at the end, what else the game has sealed. */
  close?(run: Sealing<T>): void;
}

const FAIR: Readonly<Record<FairCommand['type'], true>> = {
  promise: true,
  open: true,
  goOnWithout: true,
  note: true,
};

/** Whether a command is one of any table, and not of its game. */
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

/** Does what a table does by itself: publishes both K and both n, plays on with them, publishes the seed at the end. */
export function goOn<T extends TableTypes>(play: Play<T>, run: Sealing<T>): void {
  const { table } = run;
  if (table.progressOf(run.state) === 'preparing') publishPromisesAndNonces(run);
  // F3: every draw waits for both n, and in a pause also for its end.
  if (!run.state.desk.paused && run.state.seals.nonces !== null) play.goOn(run);
  // F7: the seed is published however the match ends. While a price is being chosen the match has not ended.
  if (table.progressOf(run.state) !== 'finished' || run.state.seals.seed !== null) return;
  play.close?.(run);
  run.emit({ type: 'SeedPublished', to: 'everyone', seed: run.state.vault.seed });
}

/**
 * Makes the decider of a table. It takes a state, a command and the system's entropy, and returns the events that
 * follow, with what the table does by itself; or a refusal, and then nothing has happened.
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
