// useNow: the time by the second, for what is counted on the screen; and how long that is, as `3:05`.

import { useEffect, useState } from 'react';

const SECOND = 1000;
const HOUR = 3600;
const MINUTE = 60;

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor(seconds / MINUTE) % MINUTE;
  const rest = two(seconds % MINUTE);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
