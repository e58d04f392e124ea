// usePreview: what an act would change, asked of the server while it is put together, and again and again until it is
// sent: what was said last stays meanwhile.

import {
  type Faster,
  type Preview,
  type PreviewMark,
  type PreviewResult,
  showsTheSame,
} from '@dunmer/shared/protocol';
import { useEffect, useRef, useState } from 'react';
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
  /** Whose act has changed what was shown of the same before. */
  readonly faster: Faster | null;
}

/** While somebody types a number, the preview is not asked for at each digit. */
const PAUSE = 250;
/** What others do meanwhile is seen this soon. */
const RENEWED = 3_000;
/** What has just changed under a thumb takes no press for so long. */
const FRESH = 1_000;
/** A preview needs no reason yet, but an act does. */
const SOME_REASON = '…';

const saidBy = (result: PreviewResult | null): Previewed => {
  if (result === null) return { at: 'silent' };
  return result.ok ? { at: 'here', preview: result.value } : { at: 'refused', error: result.error };
};

/** `turn`: asks once more when it is another one, and whenever the link is back: what was asked without one is lost. */
export function usePreview(
  asking: Asking,
  turn: number,
): {
  readonly said: Previewed;
  /** Whether what is said is of other facts, or has changed only now: no press was meant for it yet. */
  readonly isOld: boolean;
  readonly faster: Faster | null;
} {
  const [known, setKnown] = useState<Known>({ of: null, said: { at: 'asking' }, faster: null });
  const [isFresh, setFresh] = useState(false);
  const isOnline = useStore(connection, ({ state }) => state === 'online');
  // What was shown of this very act.
  const shown = useRef<{ readonly of: Asking; readonly mark: PreviewMark } | null>(null);
  useEffect(() => {
    const { act } = asking;
    if (act === null) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    let fresh: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const before = shown.current?.of === asking ? shown.current.mark : undefined;
      const result = await preview(act(uuidv7(), SOME_REASON, before));
      if (!isWanted) return;
      const mark = result?.ok === true ? result.value.mark : null;
      const isOther = before !== undefined && mark !== null && !showsTheSame(before, mark);
      if (isOther || result?.faster !== undefined) {
        setFresh(true);
        fresh = setTimeout(() => setFresh(false), FRESH);
      }
      if (mark !== null) shown.current = { of: asking, mark };
      setKnown(({ of, faster }) => ({
        of: asking,
        said: saidBy(result),
        faster: result?.faster ?? (of === asking ? faster : null),
      }));
      timer = setTimeout(() => void ask(), RENEWED);
    };
    timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      clearTimeout(fresh);
      setFresh(false);
    };
  }, [asking, turn, isOnline]);
  if (asking.act === null) return { said: { at: 'none' }, isOld: false, faster: null };
  const isOther = known.of !== asking;
  return { said: known.said, isOld: isOther || isFresh, faster: isOther ? null : known.faster };
}
