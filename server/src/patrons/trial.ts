// Trial: tries moves on a state that could be the true one, by the rules, and judges the outcome by its worth.

import {
  type DecideGame,
  decideGame,
  type GameSeatCommand,
  type GameState,
  type GameTerms,
  gameViewOf,
  movesOf,
  STILL,
} from '@dunmer/shared/patrons';
import type { Seat } from '@dunmer/shared/rules';
import { worthOf } from './worth.ts';

/** How much better than doing nothing a move has to be. */
const GAIN = 0.01;
/** How many questions in a row are looked through. */
const DEPTH = 4;
/** More moves than a seat makes in two turns. */
const LONGEST = 60;

export interface Tried {
  readonly move: GameSeatCommand;
  readonly worth: number;
}

/** The seat that has to do something; null where none has. */
function actorIn({ common }: GameState): Seat | null {
  const { stage } = common;
  return stage.at === 'turn' ? (stage.asked?.seat ?? stage.seat) : null;
}

const turnIn = ({ common }: GameState): number => (common.stage.at === 'turn' ? common.stage.turn : Infinity);

export class Trial {
  readonly decide: DecideGame;
  readonly #terms: GameTerms;

  constructor(terms: GameTerms) {
    this.#terms = terms;
    this.decide = decideGame(terms);
  }

  /**
   * Returns each move with its worth to its seat one step ahead; ending the turn is worth as much as the position.
   */
  try(state: GameState, moves: readonly GameSeatCommand[]): readonly Tried[] {
    return moves.map((move) => ({
      move,
      worth:
        move.type === 'endTurn'
          ? worthOf(this.#terms, state, move.seat) + GAIN
          : this.#after(state, move, move.seat, DEPTH),
    }));
  }

  /** Returns a move's worth once this turn and the other's next are over, with both sides looking one step ahead. */
  playOut(state: GameState, move: GameSeatCommand): number {
    const { seat } = move;
    const until = turnIn(state) + 2;
    let now = this.#next(state, move);
    for (let i = 0; i < LONGEST && turnIn(now) < until; i += 1) {
      const best = this.#best(now);
      if (best === null) break;
      now = this.#next(now, best);
    }
    return worthOf(this.#terms, now, seat);
  }

  #next(state: GameState, command: GameSeatCommand): GameState {
    const decided = this.decide(state, command, STILL);
    return decided.ok ? decided.value.state : state;
  }

  #best(state: GameState): GameSeatCommand | null {
    const actor = actorIn(state);
    const view = actor === null ? null : gameViewOf(state, actor);
    if (view === null || view.viewer === 'watcher') return null;
    let best: Tried | null = null;
    for (const tried of this.try(state, movesOf(this.#terms, this.decide, view)))
      if (best === null || tried.worth > best.worth) best = tried;
    return best?.move ?? null;
  }

  #after(state: GameState, command: GameSeatCommand, seat: Seat, depth: number): number {
    const decided = this.decide(state, command, STILL);
    return decided.ok ? this.#settled(decided.value.state, seat, depth) : -Infinity;
  }

  /**
   * A state's worth once everything that is asked is answered; a defence is answered as its defender likes it best.
   */
  #settled(state: GameState, seat: Seat, depth: number): number {
    const { stage } = state.common;
    if (stage.at !== 'turn' || stage.asked === null || depth === 0) return worthOf(this.#terms, state, seat);
    const { asked } = stage;
    if (asked.what !== 'defend') {
      const decided = this.decide(state, { type: 'applyDefault', seat: asked.seat, by: 'clock' }, STILL);
      return decided.ok ? this.#settled(decided.value.state, seat, depth - 1) : -Infinity;
    }
    const answers = [null, ...asked.from].map((copy) =>
      this.#after(state, { type: 'defend', seat: asked.seat, asking: asked.id, copy }, seat, depth - 1),
    );
    return asked.seat === seat ? Math.max(...answers) : Math.min(...answers);
  }
}
