// useSending: one act of staff from the press to its answer, by its id; kept and sent again like every command.

import type {
  Answer,
  ClientCommand,
  CommandResult,
  Refusal,
  Rejection,
  StaffAct,
} from '@dunmer/shared/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { outbox } from '../../net/index.ts';

interface Sent {
  readonly act: StaffAct;
  readonly answer: Answer | null;
  readonly error: Refusal | Rejection | null;
}

export interface Sending {
  readonly state: 'no' | 'yes' | 'late';
  readonly sent: Sent | null;
  send(act: StaffAct): void;
  /** Forgets a refusal. */
  dismiss(): void;
}

interface Told {
  onDone(act: StaffAct, answer: Answer): void;
  onRefused(): void;
}

/** Calls one of the callbacks once, when the act is done or refused. */
export function useSending({ onDone, onRefused }: Told): Sending {
  const [sent, setSent] = useState<Sent | null>(null);
  const id = sent?.act.id;
  const entry = useStore(outbox.entries, (entries) => entries.find(({ command }) => command.id === id));
  const answered = useEffectEvent((command: ClientCommand, result: CommandResult) => {
    if (sent === null || sent.act.id !== command.id) return;
    setSent(result.ok ? { ...sent, answer: result.value } : { ...sent, error: result.error });
    if (result.ok) onDone(sent.act, result.value);
    else onRefused();
  });
  useEffect(() => outbox.listen({ answered: (command, result) => answered(command, result) }), []);
  const isOpen = sent !== null && sent.answer === null && sent.error === null;
  const late = entry?.late === true ? 'late' : 'yes';
  return {
    state: isOpen ? late : 'no',
    sent,
    send(act) {
      setSent({ act, answer: null, error: null });
      outbox.send(act);
    },
    dismiss: () => setSent(null),
  };
}
