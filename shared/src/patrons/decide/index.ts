// decide: makes every decision at the patrons' table: turns a command into events, or refuses it.

import { never, ok, present, type Result } from '../../lib/index.ts';
import { otherSeat, type Seat } from '../../rules/index.ts';
import { defaultPatron } from '../card.ts';
import type { Chance } from '../chance.ts';
import type { GameCommand } from '../command.ts';
import type { GameTerms } from '../court.ts';
import type { GameEvent } from '../event.ts';
import type { GameRefusal } from '../refusal.ts';
import type { Outcome } from '../stage.ts';
import type { GameState } from '../state.ts';
import { choose, defaultAnswer } from './choose.ts';
import { DONE, inTurn, notNow, type Refused } from './moment.ts';
import { play, use } from './play.ts';
import { begin, choosePatron, exchange } from './prepare.ts';
import { Run } from './run.ts';
import { defend, strike } from './strike.ts';
import { goOn } from './turn.ts';

/** Ends the game. Conceding (PT2, R9) and a referee's word are possible as long as the game lasts. */
function end(run: Run, outcome: Outcome): Refused {
  if (run.isOver) return notNow(run);
  run.emit({ type: 'GameEnded', to: 'everyone', outcome });
  return DONE;
}

function endTurn(run: Run, seat: Seat, turn: number): Refused {
  const moment = inTurn(run, seat, turn);
  if (moment.ok) run.emit({ type: 'TurnEnding', to: 'everyone', turn, seat });
  return moment;
}

/** PT27: returns the default for a seat that does nothing; null if nothing is due from it. */
function defaultOf(run: Run, seat: Seat): GameCommand | null {
  const { stage } = run.common;
  if (stage.at === 'preparing' && stage.step === 'patrons') {
    const patron = present(defaultPatron(run.catalogue), 'a catalogue has a patron');
    return { type: 'choosePatron', seat, patron };
  }
  if (stage.at === 'preparing' && stage.step === 'exchange') return { type: 'exchange', seat, copies: [] };
  if (stage.at !== 'turn') return null;
  if (stage.asked !== null) return stage.asked.seat === seat ? defaultAnswer(run, stage.asked) : null;
  return stage.seat === seat ? { type: 'endTurn', seat, turn: stage.turn } : null;
}

function applyDefault(run: Run, { seat, by }: Extract<GameCommand, { type: 'applyDefault' }>): Refused {
  const command = defaultOf(run, seat);
  if (command === null) return notNow(run);
  run.emit({ type: 'DefaultApplied', to: 'everyone', seat, by });
  return apply(run, command);
}

function apply(run: Run, command: GameCommand): Refused {
  switch (command.type) {
    case 'choosePatron':
      return choosePatron(run, command.seat, command.patron);
    case 'begin':
      return begin(run);
    case 'exchange':
      return exchange(run, command.seat, command.copies);
    case 'play':
      return play(run, command);
    case 'use':
      return use(run, command);
    case 'strike':
      return strike(run, command);
    case 'defend':
      return defend(run, command);
    case 'choose':
      return choose(run, command);
    case 'endTurn':
      return endTurn(run, command.seat, command.turn);
    case 'concede':
      return end(run, { kind: 'conceded', winner: otherSeat(command.seat) });
    case 'award':
      return end(run, { kind: 'awarded', winner: command.winner, reason: command.reason });
    case 'void':
      return end(run, { kind: 'voided', reason: command.reason });
    case 'applyDefault':
      return applyDefault(run, command);
    default:
      return never(command);
  }
}

/** What follows from a command: the events, and the state they lead to. */
interface GameDecision {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** Decides the commands of a game that is played on these terms. */
export type DecideGame = (
  state: GameState,
  command: GameCommand,
  chance: Chance,
) => Result<GameDecision, GameRefusal>;

/**
 * Makes the decider of a game. It takes a state, a command and the chance to use, and returns the events that follow,
 * up to where a seat has to act or the game ends; or a `GameRefusal`, the first that applies, and then nothing has
 * happened.
 */
export function decideGame(terms: GameTerms): DecideGame {
  return (state, command, chance) => {
    const run = new Run(terms, chance, state);
    const applied = apply(run, command);
    if (!applied.ok) return applied;
    goOn(run);
    return ok({ events: run.events, state: run.state });
  };
}
