// floorStore: all live matches, as the server said them last, for staff and displays.

import type { FloorView, Refusal, Rejection } from '@dunmer/shared/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFollowing } from './following.ts';
import type { Wire } from './wire.ts';

export interface FloorHeard {
  readonly floor: FloorView;
  /** When it arrived, in milliseconds of this phone's clock: what it says in milliseconds counts from there. */
  readonly at: number;
}

export interface FloorKnown {
  /** Null before the first answer. */
  readonly heard: FloorHeard | null;
  /** Why there is none for this browser. */
  readonly refused: Refusal | Rejection | null;
}

export interface FloorStore {
  readonly known: StoreApi<FloorKnown>;
  ask(): void;
  hold(): () => void;
}

export function createFloor(wire: Wire): FloorStore {
  const known = createStore<FloorKnown>(() => ({ heard: null, refused: null }));
  const take = (floor: FloorView): void =>
    known.setState({ heard: { floor, at: Date.now() }, refused: null });
  const following = createFollowing(wire, (answer) => {
    wire.floor((result) => {
      if (result.ok) take(result.value);
      else known.setState({ refused: result.error });
      answer(result.ok ? 'heard' : result.error.code);
    });
  });
  wire.listen({
    floor: take,
    closed: ({ match, why }) => void (match === null && known.setState({ heard: null, refused: why })),
  });
  return { known, ...following };
}
