// useLinks: fresh links for several people, one after another; each is kept and sent again like every command.

import type { Refusal, Rejection, StaffAct, StaffPerson } from '@dunmer/shared/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { uuidv7 } from '../../device/index.ts';
import { outbox } from '../../net/index.ts';
import { drawCode, drawToken } from '../drawn.ts';

type MakeLink = Extract<StaffAct, { type: 'makeLink' }>;

interface Made {
  readonly act: MakeLink;
  readonly name: string;
  /** Null while it is under way, and once it is made. */
  readonly refused: Refusal | Rejection | null;
  readonly isMade: boolean;
}

/** The server hears three commands a second from one page. */
const PACE = 350;

const drawn = ({ person, name }: StaffPerson, reason: string): Made => ({
  act: { id: uuidv7(), type: 'makeLink', person, token: drawToken(), code: drawCode(), reason },
  name,
  refused: null,
  isMade: false,
});

export interface Links {
  readonly all: readonly Made[];
  readonly made: readonly Made[];
  readonly refused: readonly Made[];
  readonly isOver: boolean;
  begin(people: readonly StaffPerson[], reason: string): void;
}

export function useLinks(): Links {
  const [all, setAll] = useState<readonly Made[]>([]);
  const [next, setNext] = useState(0);
  useEffect(
    () =>
      outbox.listen({
        answered({ id }, result) {
          const answer = result.ok ? { isMade: true } : { refused: result.error };
          setAll((before) => before.map((one) => (one.act.id === id ? { ...one, ...answer } : one)));
        },
      }),
    [],
  );
  const send = useEffectEvent(() => {
    const act = all[next]?.act;
    if (act !== undefined) outbox.send(act);
    setNext(next + 1);
  });
  const isSending = next < all.length;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => send(), PACE);
    return () => clearInterval(timer);
  }, [isSending]);
  const made = all.filter(({ isMade }) => isMade);
  const refused = all.filter((one) => one.refused !== null);
  return {
    all,
    made,
    refused,
    isOver: all.length > 0 && made.length + refused.length === all.length,
    begin(people, reason) {
      setNext(0);
      setAll(people.map((each) => drawn(each, reason)));
    },
  };
}
