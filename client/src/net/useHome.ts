// useHome, useMoved, useFloor, useEventInfo, useMe: what the server sends by itself, as long as a screen looks at it.

import type { EventInfo, HomeView, MeInfo, WaysIn } from '@dunmer/shared/protocol';
import type { FloorHeard, FloorKnown } from '@dunmer/shared/phone';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { onWake } from '../device/index.ts';
import { floor, greet, home, resume, sessionInfo } from './live.ts';

interface Held {
  hold(): () => void;
}

/** A page that was asleep finds a dead link at once. */
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
 * Where the owner of this phone stands in the event; what may be done is in it, nothing is computed here.
 * `undefined`: not known yet; `null`: this browser has no personal link, and this page needs no link to the server.
 */
export function useHome(): HomeView | null | undefined {
  const now = useStore(home.known, (known) => known.home);
  const isNobody = now === null;
  useHeld(home, !isNobody);
  // Another page of this browser may have made it somebody's.
  useEffect(() => (isNobody ? onWake(() => void greet()) : undefined), [isNobody]);
  return now;
}

/** The same for a page that waits until this browser is somebody's. */
export function useComingHome(): HomeView | null | undefined {
  useHeld(home);
  return useStore(home.known, (known) => known.home);
}

/** How the person who has moved on from this phone comes back to it; null for every other phone. Asks for nothing by itself. */
export const useMoved = (): WaysIn | null => useStore(home.known, (known) => known.moved);

/** All live matches, for staff and displays; null before they are here, and for who may not have them. */
export function useFloor(): FloorHeard | null {
  useHeld(floor);
  return useStore(floor.known, (known) => known.heard);
}

/** Why the floor is not for this browser; null where it is, or nothing is known yet. */
export const useFloorRefusal = (): FloorKnown['refused'] => useStore(floor.known, (known) => known.refused);

/** The event with its settings, for strangers too; null before the first answer. Asks for nothing by itself. */
export function useEventInfo(): EventInfo | null {
  const pushed = useStore(home.known, (known) => known.event);
  const greeted = useStore(sessionInfo, ({ info }) => info?.event ?? null);
  return pushed ?? greeted;
}

/** The same as far as it is known by now; asks for nothing by itself. */
export const useKnownHome = (): HomeView | null => useStore(home.known, (known) => known.home) ?? null;

/** Who this browser is; null for a stranger and before the first answer. Asks for nothing by itself. */
export function useMe(): MeInfo | null {
  const pushed = useStore(home.known, (known) => known.home);
  const greeted = useStore(sessionInfo, ({ info }) => info?.me ?? null);
  return pushed === undefined ? greeted : (pushed?.me ?? null);
}
