// usePreviews: asks the server what many acts of a kind would change, each by itself, once they are drawn and at
// intervals until they are sent.

import type { Faster, Preview, PreviewResult } from '@dunmer/shared/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { connection, previewAll } from '../../net/index.ts';
import type { Each } from './useMany.ts';

type Refused = Extract<PreviewResult, { ok: false }>['error'];

export type Looked<One extends Each> =
  | { readonly at: 'asking' }
  /** Nobody answered. */
  | { readonly at: 'silent' }
  | {
      readonly at: 'here';
      /** Acts that may be done, each bound to its preview. */
      readonly able: readonly (One & { readonly preview: Preview })[];
      readonly refused: readonly (One & { readonly error: Refused })[];
      /** The other act that has changed any of these previews, if there was one. */
      readonly faster: Faster | null;
    };

interface Known<One extends Each> {
  readonly of: readonly One[];
  readonly turn: number;
  readonly looked: Looked<One>;
}

/** Previews are renewed after this time, in milliseconds, to show what others have changed. */
const RENEWED = 5_000;

function lookedAt<One extends Each>(
  drawn: readonly One[],
  results: readonly PreviewResult[],
  before: Looked<One>,
): Looked<One> {
  const found = drawn.flatMap((one, i) => {
    const result = results[i];
    return result === undefined ? [] : [{ one, result }];
  });
  const earlier = before.at === 'here' ? before.faster : null;
  return {
    at: 'here',
    able: found.flatMap(({ one, result }) =>
      result.ok ? [{ ...one, act: { ...one.act, holds: result.value.mark }, preview: result.value }] : [],
    ),
    refused: found.flatMap(({ one, result }) => (result.ok ? [] : [{ ...one, error: result.error }])),
    faster: found.find(({ result }) => result.faster !== undefined)?.result.faster ?? earlier,
  };
}

/** Tells whether the passphrase has to be entered again. */
export const isLocked = <One extends Each>(looked: Looked<One>): boolean =>
  looked.at === 'here' && looked.refused.some(({ error }) => error.code === 'locked');

/** `isOpen`: whether the passphrase was entered. `turn`: a new number asks once more. */
export function usePreviews<One extends Each>(
  drawn: readonly One[],
  isOpen: boolean,
  turn: number,
): Looked<One> {
  const [known, setKnown] = useState<Known<One>>({ of: [], turn, looked: { at: 'asking' } });
  const isOnline = useStore(connection, ({ state }) => state === 'online');
  const marks = useRef(new Map<string, string>());
  useEffect(() => {
    if (!isOpen || drawn.length === 0) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const acts = drawn.map(({ act }) => {
        const holds = marks.current.get(act.id);
        return holds === undefined ? act : { ...act, holds };
      });
      const results = await previewAll(acts);
      if (!isWanted) return;
      for (const [i, result] of (results ?? []).entries()) {
        const id = acts[i]?.id;
        if (result.ok && id !== undefined) marks.current.set(id, result.value.mark);
      }
      setKnown(({ of, looked }) => ({
        of: drawn,
        turn,
        looked:
          results === null
            ? { at: 'silent' }
            : lookedAt(drawn, results, of === drawn ? looked : { at: 'asking' }),
      }));
      timer = setTimeout(() => void ask(), RENEWED);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [drawn, isOpen, turn, isOnline]);
  // Where the passphrase was said since, it is not asked for again until this is answered.
  const isPast = known.of !== drawn || (known.turn !== turn && isLocked(known.looked));
  return isPast ? { at: 'asking' } : known.looked;
}
