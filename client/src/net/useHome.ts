// useHome, useMoved, useFloor, useEventInfo, useMe: what the server pushes while a screen uses it.

import type { EventInfo, HomeView, MeInfo, WaysIn } from '@dunmer/shared/protocol';
import type { FloorHeard, FloorKnown } from '@dunmer/shared/phone';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { onWake } from '../device/index.ts';
import { floor, greet, home, resume, sessionInfo } from './live.ts';

interface Held {
  hold(): () => void;
}

/** Wakes the link when the page was asleep, so that a dead one is found at once. */
function useHeld(store: Held, isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return;
    const letGo = store.hold();
    const stopWaking = onWake(resume);
    return () => {
      stopWaking();
      letGo();
    };
  }, [store, isNeeded]);
}

/**
 * Returns where the owner of this phone stands in the event. It says what they may do; nothing is computed here.
 * `undefined`: not known yet; `null`: this browser has no personal link, and the page needs no connection.
 */
export function useHome(): HomeView | null | undefined {
  const now = useStore(home.known, (known) => known.home);
  const isNobody = now === null;
  useHeld(home, !isNobody);
  // Another page of this browser may have opened a personal link meanwhile.
  useEffect(() => (isNobody ? onWake(() => void greet()) : undefined), [isNobody]);
  return now;
}

/** As `useHome`, for a page that waits until this browser has a personal link: it keeps the connection open. */
export function useComingHome(): HomeView | null | undefined {
  useHeld(home);
  return useStore(home.known, (known) => known.home);
}

/**
 * Returns how the person who has moved on from this phone gets it back; null for every other phone. Asks the server
 * for nothing.
 */
export const useMoved = (): WaysIn | null => useStore(home.known, (known) => known.moved);

/**
 * Returns all live matches, for staff and displays. Null before they are here, and for anybody who may not have them.
 */
export function useFloor(): FloorHeard | null {
  useHeld(floor);
  return useStore(floor.known, (known) => known.heard);
}

/** Returns why this browser may not have the floor. Null when it may, or when nothing is known yet. */
export const useFloorRefusal = (): FloorKnown['refused'] => useStore(floor.known, (known) => known.refused);

/**
 * Returns the event with its settings, for strangers too; null before the first answer. Asks the server for nothing.
 */
export function useEventInfo(): EventInfo | null {
  const pushed = useStore(home.known, (known) => known.event);
  const greeted = useStore(sessionInfo, ({ info }) => info?.event ?? null);
  return pushed ?? greeted;
}

/** As `useHome`, as far as it is known already; asks the server for nothing. */
export const useKnownHome = (): HomeView | null => useStore(home.known, (known) => known.home) ?? null;

/** Returns who uses this browser; null for a stranger and before the first answer. Asks the server for nothing. */
export function useMe(): MeInfo | null {
  const pushed = useStore(home.known, (known) => known.home);
  const greeted = useStore(sessionInfo, ({ info }) => info?.me ?? null);
  return pushed === undefined ? greeted : (pushed?.me ?? null);
}
