// Sessions: the open sessions of matches at one table. All screens that ask for one share it, and it is kept a while
// after the last has left.

import {
  type MatchSession,
  type OpenSession,
  openSession,
  type PhoneTypes,
  type SessionParts,
  TRADE_ON_PHONE,
  type TradePhone,
} from '@dunmer/shared/phone';
import type { SyncRequest } from '@dunmer/shared/protocol';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { onWake } from '../device/index.ts';
import { resume, connection, given, outbox } from './live.ts';
import { filePath } from './api.ts';
import { whenCatalogue } from './catalogues.ts';

/**
 * A session is kept so long, in milliseconds, so that the next screen, or a second look, goes on with what is known.
 */
const LINGER = 5000;

type Follow = SyncRequest['follow'];

const keyOf = (follow: Follow): string =>
  follow.by === 'code' ? `code ${follow.code}` : `${follow.by} ${follow.match}`;

/**
 * Returns a hook that follows a match of this table: from the player's own seat, with a watch code, or from the
 * floor.
 */
export function sessionsOf<P extends PhoneTypes>(
  parts: SessionParts<P>,
): (follow: Follow) => MatchSession<P> {
  interface Shared extends OpenSession<P> {
    users: number;
  }
  const open = new Map<string, Shared>();

  const shared = (key: string, follow: Follow): Shared => {
    const found = open.get(key);
    if (found !== undefined) return found;
    const made = { ...openSession(parts, follow), users: 0 };
    open.set(key, made);
    return made;
  };

  const use = (key: string, one: Shared): (() => void) => {
    open.set(key, one);
    one.users += 1;
    const stopWaking = onWake(() => {
      resume();
      one.ask();
    });
    return () => {
      stopWaking();
      one.users -= 1;
      setTimeout(() => {
        if (one.users > 0) return;
        one.stop();
        open.delete(key);
      }, LINGER);
    };
  };

  return function useSession(follow) {
    const key = keyOf(follow);
    // `key` covers all of `follow`.
    // oxlint-disable-next-line react/exhaustive-deps
    const one = useMemo(() => shared(key, follow), [key]);
    useEffect(() => use(key, one), [key, one]);
    return useStore(one.session);
  };
}

/** Loads the code for checking a match only when somebody checks one. */
const checkMatch: SessionParts<TradePhone>['checkMatch'] = async (path, witness) =>
  (await import('./checkMatch.ts')).checkMatch(path, witness);

/**
 * Follows a match from the player's own seat, with a watch code, or from the floor. For a match at another table it
 * knows only `table`, which names that table.
 */
export const useMatchSession = sessionsOf<TradePhone>({
  table: TRADE_ON_PHONE,
  given,
  outbox,
  connection,
  whenCatalogue,
  filePath,
  checkMatch,
});
