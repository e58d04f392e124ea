// Outbox: commands on their way. Kept on this device until they are answered, and sent again with the same id.

import type { ClientCommand, CommandId, CommandResult, Rejection } from '@dunmer/shared/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { forget, keep, keptKeys, recall } from '../device/index.ts';
import { ears } from './ears.ts';
import { frame } from './frames.ts';
import type { Wire } from './wire.ts';

export interface OutboxEntry {
  readonly command: ClientCommand;
  /** When it was first sent, in milliseconds of this phone's clock. */
  readonly since: number;
  /** No answer for 4 s. */
  readonly late: boolean;
  /** Why it has to be sent once more: nothing is lost, nothing is final. */
  readonly trouble: Rejection['code'] | null;
}

interface OutboxEars {
  answered(command: ClientCommand, result: CommandResult): void;
}

export interface Outbox {
  readonly entries: StoreApi<readonly OutboxEntry[]>;
  /** Keeps the command, then sends it; `answered` comes once, maybe after a restart of this page. */
  send(command: ClientCommand): void;
  listen(ear: OutboxEars): () => void;
}

const PREFIX = 'outbox.';
const PATIENCE = 4000;

/** Rejections that say "not now": the same id may be sent again. */
const NOT_NOW: readonly Rejection['code'][] = ['not-saved', 'too-fast', 'too-old', 'unauthenticated'];

const kept = (): readonly OutboxEntry[] =>
  keptKeys(PREFIX).flatMap((key) => {
    const found = frame('keptCommand', recall(key) ?? '');
    return found === null ? [] : [{ ...found, late: false, trouble: null }];
  });

export function createOutbox(wire: Wire): Outbox {
  const entries = createStore<readonly OutboxEntry[]>(kept);
  const listeners = ears<OutboxEars>();
  const timers = new Map<CommandId, ReturnType<typeof setTimeout>>();
  let letGo: (() => void) | null = null;

  const find = (id: CommandId): OutboxEntry | undefined =>
    entries.getState().find((entry) => entry.command.id === id);
  const mark = (id: CommandId, facts: Partial<OutboxEntry>): void =>
    entries.setState(
      entries.getState().map((entry) => (entry.command.id === id ? { ...entry, ...facts } : entry)),
      true,
    );
  const needLink = (): void => {
    if (entries.getState().length > 0) letGo ??= wire.hold();
    else {
      letGo?.();
      letGo = null;
    }
  };
  const transmit = (id: CommandId): void => {
    const entry = find(id);
    if (entry === undefined) return;
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => {
        mark(id, { late: true });
        transmit(id);
      }, PATIENCE),
    );
    if (wire.isUp()) wire.command(entry.command, (result) => take(id, result));
  };
  const take = (id: CommandId, result: CommandResult): void => {
    const entry = find(id);
    if (entry === undefined) return;
    const error = result.ok ? null : result.error.code;
    const notNow = NOT_NOW.find((code) => code === error);
    // The timer of the last sending is still running: it sends once more.
    if (notNow !== undefined) return mark(id, { trouble: notNow });
    clearTimeout(timers.get(id));
    timers.delete(id);
    forget(PREFIX + id);
    listeners.tell((ear) => ear.answered?.(entry.command, result));
    entries.setState(
      entries.getState().filter((one) => one.command.id !== id),
      true,
    );
    needLink();
  };
  const transmitAll = (): void => {
    for (const { command } of entries.getState()) transmit(command.id);
  };

  wire.listen({ up: transmitAll });
  needLink();
  transmitAll();
  return {
    entries,
    send(command) {
      const since = Date.now();
      keep(PREFIX + command.id, JSON.stringify({ command, since }));
      entries.setState([...entries.getState(), { command, since, late: false, trouble: null }], true);
      needLink();
      transmit(command.id);
    },
    listen: (ear) => listeners.add(ear),
  };
}
