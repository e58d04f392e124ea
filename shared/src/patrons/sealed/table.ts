// table: the patrons' table, behind the port.

import { fairWaitsInPause, isFair, type Table } from '../../fairness/index.ts';
import type { GameCommand } from '../command.ts';
import { refusalAt } from '../decide/moment.ts';
import type { GameRefusal } from '../refusal.ts';
import { type GameDue, gameDueFrom } from './due.ts';
import type { GameTableEvent } from './event.ts';
import { evolveSealedGame } from './evolve.ts';
import { NEW_SEALED_GAME, type SealedGame, type SealedGameView, standingOf } from './state.ts';
import { evolveSealedGameView, sealedGameViewOf } from './view.ts';

/** The commands of the game, without what its table does by itself. */
export type SealedGameCommand = Exclude<GameCommand, { readonly type: 'begin' }>;

/** The types of the patrons' table. */
export interface Patrons {
  readonly state: SealedGame;
  readonly view: SealedGameView;
  readonly event: GameTableEvent;
  readonly command: SealedGameCommand;
  readonly refusal: GameRefusal;
  readonly due: GameDue['what'];
}

/**
 * Whether a command of the game waits in a pause: moves do, and a clock's acts. Conceding and a referee's word never
 * do.
 */
function movesOn(command: SealedGameCommand): boolean {
  switch (command.type) {
    case 'choosePatron':
    case 'exchange':
    case 'play':
    case 'use':
    case 'strike':
    case 'defend':
    case 'choose':
    case 'endTurn':
      return true;
    case 'applyDefault':
      return command.by === 'clock';
    case 'concede':
    case 'award':
    case 'void':
      return false;
  }
}

export const PATRONS: Table<Patrons> = {
  fresh: NEW_SEALED_GAME,
  evolve: evolveSealedGame,
  viewOf: sealedGameViewOf,
  evolveView: evolveSealedGameView,
  progressOf: (of) => {
    const { stage } = standingOf(of).common;
    return stage.at === 'turn' ? 'playing' : stage.at;
  },
  endingOf: (of) => {
    const { stage } = standingOf(of).common;
    if (stage.at !== 'finished') return null;
    const { outcome } = stage;
    return { kind: outcome.kind, winner: 'winner' in outcome ? outcome.winner : null };
  },
  dueFrom: gameDueFrom,
  // There are no decks. At the end, seed and exchanges open hands and piles; a patron that was never opened stays
  // secret (R15).
  hides: (of, what) =>
    what === 'purses' || (what === 'rows' && standingOf(of).common.stage.at !== 'finished'),
  notNow: (of) => refusalAt(standingOf(of).common.stage),
  waitsInPause: (command) => (isFair(command) ? fairWaitsInPause(command) : movesOn(command)),
};
