// useAsked: something asked of the server over HTTP: under way, here, or in trouble, with a way to ask again.

import { useCallback, useEffect, useState } from 'react';
import type { Result } from '@dunmer/shared/lib';
import type { ApiError } from '../net/index.ts';

type Asked<T> =
  | { readonly at: 'asking' }
  | { readonly at: 'here'; readonly value: T }
  | { readonly at: 'trouble'; readonly error: ApiError };

interface Asking<T> {
  readonly asked: Asked<T>;
  again(): void;
}

const ASKING = { at: 'asking' } as const;

/** Asks when the screen appears, and whenever `ask` is another function. */
export function useAsked<T>(ask: () => Promise<Result<T, ApiError>>): Asking<T> {
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState<Asked<T>>(ASKING);
  useEffect(() => {
    let isWanted = true;
    void ask().then((answer) => {
      if (!isWanted) return;
      setAsked(answer.ok ? { at: 'here', value: answer.value } : { at: 'trouble', error: answer.error });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { asked, again };
}
