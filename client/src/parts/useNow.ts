// useNow: the time, by the second, while it is asked for; and how a time is written.

import { useEffect, useState } from 'react';

const SECOND = 1000;

export function useNow(clock: 'running' | 'stopped'): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock === 'stopped') return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

/** `0:12`; never below nothing. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
