// Commands over the wire: each with an id made by the client; it happens once, and is answered once.

import type { FairSeatCommand, MatchSeatCommand } from '../fairness/index.ts';
import type { GameSeatCommand } from '../patrons/index.ts';
import type { CommandId, MatchId } from './ids.ts';
import type { StaffAct } from './staffActs.ts';
import type { Strength } from './strength.ts';
import type { TraderCommand } from './traderCommands.ts';

type WithoutSeat<T> = T extends unknown ? Omit<T, 'seat'> : never;

/** What a seat may ask of a match; the seat is the one that the browser holds. */
export type PlayCommand = WithoutSeat<MatchSeatCommand>;

/** The same at the patrons' table (PATRONS 11). */
export type PlayGameCommand = WithoutSeat<GameSeatCommand | FairSeatCommand>;

export type ClientCommand =
  /** A match against a bot with ready decks, for every browser; it is no part of the event. */
  | {
      readonly id: CommandId;
      readonly type: 'practise';
      readonly name: string;
      readonly deck: string;
      readonly against: Strength;
    }
  /** The same at the patrons' table, whose courts are ready lists. */
  | {
      readonly id: CommandId;
      readonly type: 'practiseGame';
      readonly name: string;
      readonly against: Exclude<Strength, 'strong'>;
    }
  | { readonly id: CommandId; readonly type: 'play'; readonly match: MatchId; readonly command: PlayCommand }
  | {
      readonly id: CommandId;
      readonly type: 'playGame';
      readonly match: MatchId;
      readonly command: PlayGameCommand;
    }
  | TraderCommand
  | StaffAct;
