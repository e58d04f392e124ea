// useMatchSession: the open session of a match, shared by all who ask for it and kept a while after the last one left.

import {
  type MatchSession,
  type OpenSession,
  openSession,
  type SessionParts,
  TRADE_ON_PHONE,
  type TradePhone,
} from '@dunmer/shared/phone';
import type { SyncRequest } from '@dunmer/shared/protocol';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { onWake } from '../device/index.ts';
import { filePath } from './api.ts';
import { whenCatalogue } from './catalogues.ts';
import { connection, given, outbox, resume } from './live.ts';

/** A change of screens, or a second look, goes on with what is known. */
const LINGER = 5000;

/** Who checks a match needs the code for it only then. */
const checkMatch: SessionParts<TradePhone>['checkMatch'] = async (path, witness) =>
  (await import('./checkMatch.ts')).checkMatch(path, witness);
const PARTS: SessionParts<TradePhone> = {
  table: TRADE_ON_PHONE,
  ...{ given, outbox, connection, whenCatalogue, filePath, checkMatch },
};

interface Shared extends OpenSession<TradePhone> {
  users: number;
}

const open = new Map<string, Shared>();

function sharedSession(key: string, follow: SyncRequest['follow']): Shared {
  const found = open.get(key);
  if (found !== undefined) return found;
  const made = { ...openSession(PARTS, follow), users: 0 };
  open.set(key, made);
  return made;
}

function use(key: string, shared: Shared): () => void {
  open.set(key, shared);
  shared.users += 1;
  const stopWaking = onWake(() => {
    resume();
    shared.ask();
  });
  return () => {
    stopWaking();
    shared.users -= 1;
    setTimeout(() => {
      if (shared.users > 0) return;
      shared.stop();
      open.delete(key);
    }, LINGER);
  };
}

const keyOf = (follow: SyncRequest['follow']): string =>
  follow.by === 'code' ? `code ${follow.code}` : `${follow.by} ${follow.match}`;

/** Follows a match from the own seat, with a watch code, or from the floor. */
export function useMatchSession(follow: SyncRequest['follow']): MatchSession {
  const key = keyOf(follow);
  // The key is all of `follow`.
  // oxlint-disable-next-line react/exhaustive-deps
  const shared = useMemo(() => sharedSession(key, follow), [key]);
  useEffect(() => use(key, shared), [key, shared]);
  return useStore(shared.session);
}
