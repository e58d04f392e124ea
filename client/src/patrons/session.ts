// Session: what the patrons' table is given: plain data of one match, and what can be asked of it.

import type {
  GameCatalogue,
  GameRefusal,
  GameSeatCommand,
  SealedGameView,
  VisibleSealedGameEvent,
} from '@dunmer/shared/patrons';
import type { BySeat, Seat } from '@dunmer/shared/rules';

/** A clock that runs or stands: milliseconds left when it was told of. */
export interface SeatClock {
  readonly seat: Seat;
  readonly left: number;
  readonly runs: boolean;
}

/** What a table that teaches says and lets be done. */
export interface Guide {
  readonly words: string;
  /** Said where anything else is tried. */
  readonly instead: string;
  /** The one move that is taught now; null where there is only something to read. */
  readonly move: GameSeatCommand | null;
  /** The button that reads on; null where a move is taught. */
  readonly onward: { readonly words: string; readonly press: () => void } | null;
}

export interface PatronsSession {
  /** The match, under which this device keeps what it has seen; null: of this one it keeps nothing. */
  readonly match: string | null;
  /** The cards that it is played with, in their order. */
  readonly catalogue: GameCatalogue;
  readonly view: SealedGameView;
  /** All so far that this viewer may see, in order. */
  readonly events: readonly VisibleSealedGameEvent[];
  readonly names: BySeat<string>;
  readonly clocks: readonly SeatClock[];
  /** When the clocks were told of, by this device's time. */
  readonly clocksAt: number;
  /** Whether a command is on its way, and whether it takes long. */
  readonly sending: 'no' | 'yes' | 'late';
  readonly refusal: GameRefusal | null;
  readonly dismissRefusal: () => void;
  /** Called with how many of the events this device has shown by now: a clock may wait for that. */
  readonly shown?: (events: number) => void;
  /** Nobody can play on now: a pause, a stop. */
  readonly isHeld: boolean;
  readonly play: (command: GameSeatCommand) => void;
  /** Where the table teaches. */
  readonly guide?: Guide | null;
}
