// useMatchSession: the open session of a match, shared by all who ask for it and kept a while after the last one left.

import type { SyncRequest } from '@dunmer/shared/protocol';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { onWake } from '../device/index.ts';
import { connection, outbox, resume, wire } from './live.ts';
import type { MatchSession } from './matchSession.ts';
import { type OpenSession, openSession } from './sessionStore.ts';

/** A change of screens, or a second look, goes on with what is known. */
const LINGER = 5000;

interface Shared extends OpenSession {
  users: number;
}

const open = new Map<string, Shared>();

function sharedSession(key: string, follow: SyncRequest['follow']): Shared {
  const found = open.get(key);
  if (found !== undefined) return found;
  const made = { ...openSession({ wire, outbox, connection }, follow), users: 0 };
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
