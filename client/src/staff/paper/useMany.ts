// UseMany: makes links or slips for many at once, each drawn in this browser.

import type { Answer, Refusal, Rejection, StaffAct, StaffCopy, StaffPerson } from '@dunmer/shared/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { uuidv7 } from '../../device/index.ts';
import { outbox } from '../../net/index.ts';
import { drawCode, drawToken } from '../codes.ts';
import type { Leaf } from './paper.tsx';

/** One act among many. */
export interface Each {
  readonly act: StaffAct;
}

/** An act, and the leaf to print once it is done. */
export interface Drawn extends Each {
  readonly leaf: Leaf;
}

type Sent<One extends Each> = One & {
  /** Null until it is done. */
  readonly answer: Answer | null;
  readonly refused: Refusal | Rejection | null;
};

/** The pause between two acts, in milliseconds: the server takes three commands a second from one page. */
const PACE = 350;

export interface Many<One extends Each> {
  readonly all: number;
  readonly done: readonly Sent<One>[];
  readonly refused: readonly Sent<One>[];
  readonly isOver: boolean;
  begin(acts: readonly One[]): void;
}

export function useMany<One extends Each>(): Many<One> {
  const [all, setAll] = useState<readonly Sent<One>[]>([]);
  const [next, setNext] = useState(0);
  useEffect(
    () =>
      outbox.listen({
        answered({ id }, result) {
          const said = result.ok ? { answer: result.value } : { refused: result.error };
          setAll((before) => before.map((one) => (one.act.id === id ? { ...one, ...said } : one)));
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
  const done = all.filter(({ answer }) => answer !== null);
  const refused = all.filter((one) => one.refused !== null);
  return {
    all: all.length,
    done,
    refused,
    isOver: all.length > 0 && done.length + refused.length === all.length,
    begin(acts) {
      setNext(0);
      setAll(acts.map((each) => ({ ...each, answer: null, refused: null })));
    },
  };
}

/** The reason is asked for once for all acts, before they are sent. */
export const NONE_YET = '…';

/** Draws a new link for a person or a new slip for a card, with the leaf on which it is handed out. */
export function drawLink({ person, name }: StaffPerson): Drawn {
  const [token, code] = [drawToken(), drawCode()];
  return {
    act: { id: uuidv7(), type: 'makeLink', person, token, code, reason: NONE_YET },
    leaf: { kind: 'link', name, path: `/l/${token}`, code },
  };
}

export function drawSlip({ copy }: StaffCopy, name: string): Drawn {
  const code = drawCode();
  return {
    act: { id: uuidv7(), type: 'makeSlip', copy, code, reason: NONE_YET },
    leaf: { kind: 'slip', name, path: `/f/${code}`, code },
  };
}
