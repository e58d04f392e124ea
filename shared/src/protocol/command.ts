// Commands: what phones send. The client gives each command an id; it is carried out once and answered once.

import type { FairSeatCommand, MatchSeatCommand } from '../fairness/index.ts';
import type { GameSeatCommand } from '../patrons/index.ts';
import type { CommandId, MatchId } from './ids.ts';
import type { StaffAct } from './staffActs.ts';
import type { Strength } from './strength.ts';
import type { TraderCommand } from './traderCommands.ts';

type WithoutSeat<T> = T extends unknown ? Omit<T, 'seat'> : never;

/** What a seat may ask for in a match; the seat is the one that the browser holds. */
export type PlayCommand = WithoutSeat<MatchSeatCommand>;

/** What a seat may ask for at the patrons' table (PATRONS 11). */
export type PlayGameCommand = WithoutSeat<GameSeatCommand | FairSeatCommand>;

export type ClientCommand =
  /** Opens a match against a bot with ready-made decks. Every browser may; the match is no part of the event. */
  | {
      readonly id: CommandId;
      readonly type: 'practise';
      readonly name: string;
      readonly deck: string;
      readonly against: Strength;
    }
  /** Opens a game against a bot at the patrons' table, whose courts are ready-made lists. */
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
