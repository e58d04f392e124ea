// Commands over the wire: each with an id made by the client; it happens once, and is answered once.

import type { MatchSeatCommand } from '../fairness/index.ts';
import type { Strength } from './strength.ts';

/** UUIDv7 made by the client. */
export type CommandId = string;
export type MatchId = string;
/** What is typed or scanned to play or to watch: 8 symbols of an alphabet without look-alikes. */
export type Code = string;

type WithoutSeat<T> = T extends unknown ? Omit<T, 'seat'> : never;

/** What a seat may ask of a match; the seat is the one that the browser's token holds. */
export type PlayCommand = WithoutSeat<MatchSeatCommand>;

export type ClientCommand =
  /** Opens a table and takes seat `a`; against a bot, by its strength, the match opens at once. */
  | {
      readonly id: CommandId;
      readonly type: 'openTable';
      readonly name: string;
      readonly deck: string;
      readonly against: 'person' | Strength;
    }
  /** Takes seat `b` with the play code; the match opens. */
  | {
      readonly id: CommandId;
      readonly type: 'takeSeat';
      readonly code: Code;
      readonly name: string;
      readonly deck: string;
    }
  | { readonly id: CommandId; readonly type: 'play'; readonly match: MatchId; readonly command: PlayCommand };
