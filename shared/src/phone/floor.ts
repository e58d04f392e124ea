// Floor: all live matches as the server last sent them, for staff and displays.

import type { FloorView, Refusal, Rejection } from '../protocol/index.ts';
import { createFollowing, type Following } from './following.ts';
import type { Given } from './given.ts';
import { createStore, type Store } from './store.ts';

export interface FloorHeard {
  readonly floor: FloorView;
  /** When it arrived, by this phone's clock in milliseconds: the times in it count from then. */
  readonly at: number;
}

export interface FloorKnown {
  /** Null before the first answer. */
  readonly heard: FloorHeard | null;
  /** Why this browser gets none; null if it does. */
  readonly refused: Refusal | Rejection | null;
}

export interface Floor extends Following {
  readonly known: Store<FloorKnown>;
}

export function createFloor(given: Given): Floor {
  const { wire, timers } = given;
  const known = createStore<FloorKnown>({ heard: null, refused: null });
  const take = (floor: FloorView): void =>
    known.setState({ heard: { floor, at: timers.now() }, refused: null });
  const following = createFollowing<FloorView>(
    given,
    (answer) => wire.say('floor', answer),
    (answer) => (answer.ok ? take(answer.value) : known.setState({ refused: answer.error })),
  );
  wire.listen({
    floor: take,
    closed: ({ match, why }) => void (match === null && known.setState({ heard: null, refused: why })),
  });
  return { known, ...following };
}
