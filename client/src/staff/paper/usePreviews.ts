// usePreviews: what many acts of a kind would change, each by itself, asked of the server once they are drawn and again
// and again until they are sent.

import type { Faster, Preview, PreviewResult } from '@dunmer/shared/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { connection, previewAll } from '../../net/index.ts';
import type { Drawn } from './useMany.ts';

type Refused = Extract<PreviewResult, { ok: false }>['error'];

export type Looked =
  | { readonly at: 'asking' }
  /** Nobody answered. */
  | { readonly at: 'silent' }
  | {
      readonly at: 'here';
      /** Those that may be done, each holding to what was shown of it. */
      readonly able: readonly (Drawn & { readonly preview: Preview })[];
      readonly refused: readonly (Drawn & { readonly error: Refused })[];
      /** Whose act has changed what was shown of any of them. */
      readonly faster: Faster | null;
    };

interface Known {
  readonly of: readonly Drawn[];
  readonly looked: Looked;
}

/** What others do meanwhile is seen this soon. */
const RENEWED = 5_000;

function lookedAt(drawn: readonly Drawn[], results: readonly PreviewResult[], before: Looked): Looked {
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

/** `isOpen`: whether the passphrase is said; `turn`: asks once more when it is another one. */
export function usePreviews(drawn: readonly Drawn[], isOpen: boolean): Looked {
  const [known, setKnown] = useState<Known>({ of: [], looked: { at: 'asking' } });
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
  }, [drawn, isOpen, isOnline]);
  return known.of === drawn ? known.looked : { at: 'asking' };
}
