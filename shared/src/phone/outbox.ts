// Outbox: commands on their way. The device keeps them until they are answered, and sends them again with the same
// id.

import {
  type ClientCommand,
  type CommandId,
  type CommandResult,
  type Rejection,
  spelledNow,
} from '../protocol/index.ts';
import { err } from '../lib/index.ts';
import { type Asking, createAsking } from './asking.ts';
import { ears } from './ears.ts';
import type { Given } from './given.ts';
import { kept } from './kept.ts';
import { createStore, type Store } from './store.ts';

export interface OutboxEntry {
  readonly command: ClientCommand;
  /** When it was first sent, by this phone's clock in milliseconds. */
  readonly since: number;
  /** The server's epoch when it was sent, as far as it was known. */
  readonly epoch?: string | undefined;
  /** There was no answer for 4 s. */
  readonly late: boolean;
  /** Why it has to be sent once more; it is neither lost nor finally refused. */
  readonly trouble: Rejection['code'] | null;
}

interface OutboxEars {
  answered(command: ClientCommand, result: CommandResult): void;
}

export interface Outbox {
  readonly entries: Store<readonly OutboxEntry[]>;
  /** Keeps the command, then sends it. `answered` is told once, perhaps after this page was restarted. */
  send(command: ClientCommand): void;
  listen(ear: Partial<OutboxEars>): () => void;
  /** Stops sending; unanswered commands stay kept. */
  stop(): void;
}

const PREFIX = 'outbox.';
const PATIENCE = 4000;

/** Rejections that mean "not now": the same id may be sent again. */
const NOT_NOW: readonly Rejection['code'][] = ['not-saved', 'too-fast', 'too-old', 'unauthenticated'];

/** Finds, in JSON, an answer to something by a number, which a restored server may give to something else. */
const BY_NUMBER = /"(proposal|asking|choice|turn)":/;

/** `epochNow` returns the epoch that the server has named last. */
export function createOutbox(given: Given, epochNow = (): string | undefined => undefined): Outbox {
  const { wire, timers, storage } = given;
  const entries = createStore<readonly OutboxEntry[]>(
    storage.keys(PREFIX).flatMap((key) => {
      const found = kept(storage, 'command', key);
      if (found === null) return [];
      // A page of the release before may have kept the command; other parts find it by its present spelling.
      return [{ ...found, command: spelledNow(found.command), late: false, trouble: null }];
    }),
  );
  const listeners = ears<OutboxEars>();
  const askings = new Map<CommandId, Asking>();
  let letGo: (() => void) | null = null;

  const mark = (id: CommandId, facts: Partial<OutboxEntry>): void =>
    entries.replace(
      entries.getState().map((entry) => (entry.command.id === id ? { ...entry, ...facts } : entry)),
    );
  const needLink = (): void => {
    if (entries.getState().length > 0) letGo ??= wire.hold();
    else {
      letGo?.();
      letGo = null;
    }
  };
  const ask = (command: ClientCommand): void => {
    const { id } = command;
    const asking =
      askings.get(id) ??
      createAsking<CommandResult>(given, {
        patience: PATIENCE,
        say: (answer) => wire.say('command', command, answer),
        again: () => mark(id, { late: true }),
        take(result) {
          const error = result.ok ? null : result.error.code;
          const notNow = NOT_NOW.find((code) => code === error);
          if (notNow === undefined) settle(command, result);
          else mark(id, { trouble: notNow });
          return notNow === undefined;
        },
      });
    askings.set(id, asking);
    asking.ask();
  };
  const settle = (command: ClientCommand, result: CommandResult): void => {
    const { id } = command;
    askings.get(id)?.rest();
    askings.delete(id);
    storage.forget(PREFIX + id);
    listeners.tell((ear) => ear.answered?.(command, result));
    entries.replace(entries.getState().filter((one) => one.command.id !== id));
    needLink();
  };
  const sendAll = (): void => {
    const now = epochNow();
    for (const { command, epoch = now } of entries.getState())
      if (epoch !== (now ?? epoch) && BY_NUMBER.test(JSON.stringify(command)))
        settle(command, err({ code: 'stale-proposal' }));
      else ask(command);
  };

  const deafen = wire.listen({ up: sendAll });
  needLink();
  sendAll();
  return {
    entries,
    send(command) {
      const since = timers.now();
      const entry = { command, since, epoch: epochNow() };
      storage.keep(PREFIX + command.id, JSON.stringify(entry));
      entries.replace([...entries.getState(), { ...entry, late: false, trouble: null }]);
      needLink();
      ask(command);
    },
    listen: (ear) => listeners.add(ear),
    stop() {
      deafen();
      letGo?.();
      for (const asking of askings.values()) asking.rest();
    },
  };
}

/** Sends a command until it is answered for good; resolves to the answer. */
export const answerTo = (outbox: Outbox, command: ClientCommand): Promise<CommandResult> =>
  new Promise((resolve) => {
    const deafen = outbox.listen({
      answered({ id }, result) {
        if (id !== command.id) return;
        deafen();
        resolve(result);
      },
    });
    outbox.send(command);
  });
