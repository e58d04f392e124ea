// useCommand: one command of the lobby, from the press to its answer; a reloaded page goes on waiting for it.

import type { Answer, ClientCommand, Refusal, Rejection } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { uuidv7 } from '../device/index.ts';
import { outbox } from '../net/index.ts';

type LobbyCommand = Exclude<ClientCommand, { type: 'play' }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Asked {
  readonly sending: 'no' | 'yes' | 'late';
  readonly error: Refusal | Rejection | null;
  send(command: WithoutId<LobbyCommand>): void;
}

/** Commands of one type; `onAnswer` is told the answer of each. */
export function useCommand(type: LobbyCommand['type'], onAnswer: (answer: Answer) => void): Asked {
  const [error, setError] = useState<Refusal | Rejection | null>(null);
  const pending = useStore(outbox.entries, (entries) => entries.find(({ command }) => command.type === type));
  useEffect(
    () =>
      outbox.listen({
        answered(command, result) {
          if (command.type !== type) return;
          if (result.ok) onAnswer(result.value);
          else setError(result.error);
        },
      }),
    [type, onAnswer],
  );
  const sending = pending?.late === true ? 'late' : 'yes';
  return {
    sending: pending === undefined ? 'no' : sending,
    error,
    send(command) {
      setError(null);
      outbox.send({ id: uuidv7(), ...command });
    },
  };
}
