// usePreview: what an act would change, asked of the server while it is put together; what was said last stays meanwhile.

import type { Preview, PreviewResult } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { uuidv7 } from '../../device/index.ts';
import { connection, preview } from '../../net/index.ts';
import type { Asking } from './asking.ts';

type Refused = Extract<PreviewResult, { ok: false }>['error'];

export type Previewed =
  /** Not asked: something is still to be filled in. */
  | { readonly at: 'none' }
  | { readonly at: 'asking' }
  | { readonly at: 'here'; readonly preview: Preview }
  | { readonly at: 'refused'; readonly error: Refused }
  /** Nobody answered. */
  | { readonly at: 'silent' };

interface Known {
  readonly of: Asking | null;
  readonly said: Previewed;
}

/** Who types a number is not asked about for every digit. */
const PAUSE = 250;
/** A preview needs no reason yet, but an act is none without. */
const SOME_REASON = '…';

const saidBy = (result: PreviewResult | null): Previewed => {
  if (result === null) return { at: 'silent' };
  return result.ok ? { at: 'here', preview: result.value } : { at: 'refused', error: result.error };
};

/** `turn`: asks once more when it is another one, and whenever the link is back: what was asked without one is lost. */
export function usePreview(
  asking: Asking,
  turn: number,
): { readonly said: Previewed; readonly isOld: boolean } {
  const [known, setKnown] = useState<Known>({ of: null, said: { at: 'asking' } });
  const isOnline = useStore(connection, ({ state }) => state === 'online');
  useEffect(() => {
    if (!asking.isWhole) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void preview(asking.act(uuidv7(), SOME_REASON)).then((result) => {
        if (isWanted) setKnown({ of: asking, said: saidBy(result) });
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asking, turn, isOnline]);
  if (!asking.isWhole) return { said: { at: 'none' }, isOld: false };
  return { said: known.said, isOld: known.of !== asking };
}
