// Outbox: commands until they are answered; the same id again after a lost connection, a long wait, or "can't save".

import type { ClientCommand, CommandId, CommandResult } from '@dunmer/shared/protocol';

/** Sends a command once, and calls back if an answer comes. */
export type Send = (command: ClientCommand, answer: (result: CommandResult) => void) => void;

interface Waiting {
  readonly command: ClientCommand;
  readonly resolve: (result: CommandResult) => void;
}

const AGAIN: ReadonlySet<string> = new Set(['not-saved', 'too-fast']);

export class Outbox {
  readonly #send: Send;
  readonly #retryMs: number;
  readonly #waiting = new Map<CommandId, Waiting>();
  readonly #timers = new Map<CommandId, NodeJS.Timeout>();
  /** How often a command was sent more than once. */
  resent = 0;

  constructor(send: Send, retryMs: number) {
    this.#send = send;
    this.#retryMs = retryMs;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Sends until it is answered for good, and resolves to that answer. */
  async put(command: ClientCommand): Promise<CommandResult> {
    return new Promise((resolve) => {
      this.#waiting.set(command.id, { command, resolve });
      this.#try(command);
    });
  }

  /** Sends all that wait once more: after a reconnect. */
  flush(): void {
    for (const { command } of this.#waiting.values()) {
      this.resent += 1;
      this.#try(command);
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting.clear();
  }

  #try(command: ClientCommand): void {
    clearTimeout(this.#timers.get(command.id));
    const retry = (): void => {
      if (!this.#waiting.has(command.id)) return;
      this.resent += 1;
      this.#try(command);
    };
    this.#timers.set(command.id, setTimeout(retry, this.#retryMs));
    this.#send(command, (result) => this.#answered(command.id, result));
  }

  #answered(id: CommandId, result: CommandResult): void {
    const waiting = this.#waiting.get(id);
    // A second answer to a command that was sent twice, or one that says to try again.
    if (waiting === undefined || (!result.ok && AGAIN.has(result.error.code))) return;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#waiting.delete(id);
    waiting.resolve(result);
  }
}
