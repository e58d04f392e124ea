// useArrival: waits for the outcome of a request to move a link, and goes home once the link is here.

import type { MoveId } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { api, arrive } from '../net/index.ts';

/** The interval of asking, in milliseconds: the permission is given on another phone, so this one has to ask. */
const PAUSE = 2000;

/** Why the request can't be allowed any more: it was refused, or unanswered for too long. */
export type Ended = 'refused' | 'over';

/** Returns the state of the request; null when there was no answer. */
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
