// Session: what the patrons' table gets: plain data of one match, and functions to act on it.

import type {
  GameCatalogue,
  GameRefusal,
  GameSeatCommand,
  SealedGameView,
  VisibleSealedGameEvent,
} from '@dunmer/shared/patrons';
import type { PlayGameCommand } from '@dunmer/shared/protocol';
import type { BySeat, Seat } from '@dunmer/shared/rules';

/** A clock that runs or stands still; `left` is in milliseconds, as of when it was received. */
export interface SeatClock {
  readonly seat: Seat;
  readonly left: number;
  readonly runs: boolean;
}

/** What a table that teaches says and allows. */
export interface Guide {
  readonly words: string;
  /** Shown when anything else is tried. */
  readonly instead: string;
  /** The one move that is taught now; null when there is only something to read. */
  readonly move: GameSeatCommand | null;
  /** The button to read on; null while a move is taught. */
  readonly onward: { readonly words: string; readonly press: () => void } | null;
}

export interface PatronsSession {
  /** The match under whose id this device remembers what it has shown; null: it remembers nothing. */
  readonly match: string | null;
  /** The catalogue that the match is played with, in its order. */
  readonly catalogue: GameCatalogue;
  readonly view: SealedGameView;
  /** All events so far that this viewer may see, in order. */
  readonly events: readonly VisibleSealedGameEvent[];
  readonly names: BySeat<string>;
  readonly clocks: readonly SeatClock[];
  /** When the clocks were received, by this device's time. */
  readonly clocksAt: number;
  /** Whether a command is on its way, and whether it takes long. */
  readonly sending: 'no' | 'yes' | 'late';
  /** The commands that are on their way, where they are known. */
  readonly sent?: readonly PlayGameCommand[];
  readonly refusal: GameRefusal | null;
  readonly dismissRefusal: () => void;
  /** Called with the number of events that this device has shown to the end: a clock may wait for that. */
  readonly shown?: (events: number) => void;
  /** Nobody can play on now, because of a pause or a fault. */
  readonly isHeld: boolean;
  /** A fault has stopped the match: it waits for nobody, and can't be conceded. */
  readonly isStopped?: boolean;
  readonly play: (command: GameSeatCommand) => void;
  /** Set at a table that teaches. */
  readonly guide?: Guide | null;
}
