// Ledger: records every command that was answered, and checks that its answer stays the same for ever (P1, P2).

import type { ClientCommand, CommandId, CommandResult, MatchId } from '@dunmer/shared/protocol';
import { promise } from './violation.ts';

interface Entry {
  readonly body: string;
  readonly answer: string;
  readonly result: CommandResult;
}

export class Ledger {
  readonly #entries = new Map<CommandId, Entry>();
  readonly #versions = new Map<string, CommandId>();
  readonly #newest = new Map<MatchId, number>();
  readonly #accepted = new Map<MatchId, number>();

  /** How many commands of a match were accepted. */
  accepted(match: MatchId): number {
    return this.#accepted.get(match) ?? 0;
  }

  /** The newest version of a match that was acknowledged. */
  acknowledged(match: MatchId): number {
    return this.#newest.get(match) ?? 0;
  }

  /** Takes an answer as the server gives it. */
  answered(phone: number, command: ClientCommand, result: CommandResult): void {
    if (!result.ok && result.error.code === 'not-saved') return;
    const body = JSON.stringify([phone, command]);
    const answer = JSON.stringify(result);
    const known = this.#entries.get(command.id);
    if (known === undefined) {
      promise(result.ok || result.error.code !== 'id-reused', 'a new id is not called used');
      this.#entries.set(command.id, { body, answer, result });
      this.#count(command, result);
      return;
    }
    if (known.body === body)
      promise(known.answer === answer, `the same id gets the same answer: ${known.answer}, then ${answer}`);
    else
      promise(
        !result.ok && result.error.code === 'id-reused',
        `the same id with another body is rejected: ${answer}`,
      );
  }

  #count({ id, ...command }: ClientCommand, result: CommandResult): void {
    if (command.type !== 'play' || !result.ok) return;
    const { match } = command;
    promise(result.value.type === 'done', 'a command of a match is done or refused');
    const { version } = result.value;
    const place = `${match} ${version}`;
    promise(!this.#versions.has(place), `a version belongs to one command: ${place}`);
    this.#versions.set(place, id);
    this.#accepted.set(match, this.accepted(match) + 1);
    this.#newest.set(match, Math.max(this.acknowledged(match), version));
  }
}
