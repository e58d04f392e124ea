// useCommand: follows one command from the press to its answer; a reloaded page goes on waiting for it.

import type { Answer, ClientCommand, Refusal, Rejection } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { uuidv7 } from '../device/index.ts';
import { outbox } from './live.ts';

/** All commands but moves of a match: those belong to the session of their match. */
type EventCommand = Exclude<ClientCommand, { type: 'play' | 'playGame' }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command as a screen builds it: without the id, which is made when it is sent. */
type Meant<Type extends EventCommand['type']> = WithoutId<Extract<EventCommand, { type: Type }>>;

export interface Sending<Type extends EventCommand['type'] = EventCommand['type']> {
  /** `late`: no answer for 4 s; the command is sent again by itself, with the same id. */
  readonly sending: 'no' | 'yes' | 'late';
  /** The command that is under way, or null. */
  readonly sent: Extract<EventCommand, { type: Type }> | null;
  /** Why the last command was refused, for `errors(error.code)`; stays until the next command or `dismiss`. */
  readonly error: Refusal | Rejection | null;
  /** The answer to the last command; stays until the next command or `dismiss`. */
  readonly answer: Answer | null;
  send(command: Meant<Type>): void;
  dismiss(): void;
}

const isOf = <Type extends EventCommand['type']>(
  command: ClientCommand,
  types: readonly Type[],
  about: string | null,
): command is Extract<EventCommand, { type: Type }> =>
  types.some((type) => type === command.type) && (about === null || Object.values(command).includes(about));

interface Outcome {
  readonly error: Refusal | Rejection | null;
  readonly answer: Answer | null;
}

const NOTHING: Outcome = { error: null, answer: null };

/**
 * Sends and follows commands of these types. `onAnswer` gets every answer that is not a refusal, even after a reload.
 * `about` limits it to commands that name this id (of a contract, a trade, a match) when others may be under way.
 */
export function useCommand<Type extends EventCommand['type']>(
  types: Type | readonly Type[],
  onAnswer?: (answer: Answer, command: Extract<EventCommand, { type: Type }>) => void,
  about: string | null = null,
): Sending<Type> {
  const all: readonly Type[] = typeof types === 'string' ? [types] : types;
  const key = all.join(' ');
  const [outcome, setOutcome] = useState(NOTHING);
  const pending = useStore(outbox.entries, (entries) =>
    entries.find(({ command }) => isOf(command, all, about)),
  );
  useEffect(
    () =>
      outbox.listen({
        answered(command, result) {
          if (!isOf(command, all, about)) return;
          setOutcome(
            result.ok ? { error: null, answer: result.value } : { error: result.error, answer: null },
          );
          if (result.ok) onAnswer?.(result.value, command);
        },
      }),
    // `key` covers all of `all`.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, about, onAnswer],
  );
  const underWay = pending?.late === true ? 'late' : 'yes';
  return {
    sending: pending === undefined ? 'no' : underWay,
    sent: pending !== undefined && isOf(pending.command, all, about) ? pending.command : null,
    ...outcome,
    send(command) {
      setOutcome(NOTHING);
      outbox.send({ id: uuidv7(), ...command });
    },
    dismiss: () => setOutcome(NOTHING),
  };
}
