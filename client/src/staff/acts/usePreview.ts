// usePreview: asks the server what an act would change, while it is put together and at intervals until it is sent.
// The last answer stays meanwhile.

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
  /** Not asked, because something has still to be filled in. */
  | { readonly at: 'none' }
  | { readonly at: 'asking' }
  | { readonly at: 'here'; readonly preview: Preview }
  | { readonly at: 'refused'; readonly error: Refused }
  /** Nobody answered. */
  | { readonly at: 'silent' };

interface Known {
  readonly of: Asking | null;
  readonly turn: number;
  readonly said: Previewed;
  /** The other act that has changed this preview, if there was one. */
  readonly faster: Faster | null;
}

/** Waits this long, in milliseconds, so that a preview is not asked for at every digit typed. */
const PAUSE = 250;
/** A preview is renewed after this time, in milliseconds, to show what others have changed. */
const RENEWED = 3_000;
/** After a change the button takes no press for this long, in milliseconds. */
const FRESH = 1_000;
/** A preview needs no reason, but the type of an act does. */
const SOME_REASON = '…';

/** Whether the server has refused a preview until the passphrase is said. */
export const isLocked = (said: Previewed): boolean => said.at === 'refused' && said.error.code === 'locked';

const saidBy = (result: PreviewResult | null): Previewed => {
  if (result === null) return { at: 'silent' };
  return result.ok ? { at: 'here', preview: result.value } : { at: 'refused', error: result.error };
};

/**
 * `turn`: a new number asks once more. So does a restored connection, because a question asked without one is lost.
 */
export function usePreview(
  asking: Asking,
  turn: number,
): {
  readonly said: Previewed;
  /** Whether the answer belongs to other facts, or has changed so recently that no press can be meant for it yet. */
  readonly isOld: boolean;
  readonly faster: Faster | null;
} {
  const [known, setKnown] = useState<Known>({
    of: null,
    turn,
    said: { at: 'asking' },
    faster: null,
  });
  const [isFresh, setFresh] = useState(false);
  const isOnline = useStore(connection, ({ state }) => state === 'online');
  // The last preview shown for exactly this act.
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
        turn,
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
  // The passphrase was said since: it is not asked for again until this is answered.
  const said: Previewed = isLocked(known.said) && known.turn !== turn ? { at: 'asking' } : known.said;
  return { said, isOld: isOther || isFresh, faster: isOther ? null : known.faster };
}
