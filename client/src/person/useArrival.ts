// useArrival: waits for what becomes of a request to move a link, and goes home where the link has come here.

import type { MoveId } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { api, arrive } from '../net/index.ts';

/** The permission comes to the other phone or a referee: this one asks every so often whether it is there. */
const PAUSE = 2000;

/** Nobody will allow it any more: it was refused, or nobody has answered for too long. */
export type Ended = 'refused' | 'over';

/** Where it stands; null where nobody answered. */
async function stateOf(move: MoveId): Promise<Ended | 'asked' | 'allowed' | null> {
  const found = await api.move(move);
  if (found.ok) return found.value.state;
  return found.error === 'unknown' ? 'over' : null;
}

export function useArrival(move: MoveId | null, onEnd: (ended: Ended) => void): void {
  const [, go] = useLocation();
  useEffect(() => {
    if (move === null) return;
    let isOver = false;
    const look = async (): Promise<void> => {
      const state = await stateOf(move);
      if (isOver || state === 'asked' || state === null) return;
      if (state !== 'allowed') return onEnd(state);
      isOver = true;
      arrive();
      go('/', { replace: true });
    };
    const timer = setInterval(() => void look(), PAUSE);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [move, onEnd, go]);
}
