// Trader: one seat of a planned match: it looks at its view, and does what is due once.

import { present } from '@dunmer/shared/lib';
import type { CommonState, DeckCard, Seat, SeatCommand, WindowCommand } from '@dunmer/shared/rules';
import { dueFrom, type Plan, type SeatView } from '../games/index.ts';
import type { Pace } from './pace.ts';

/** How far a match is played. */
export type Until = 'its end' | 'both fronts';

const isThere = (until: Until, { phase, committed }: CommonState): boolean =>
  phase.at === 'finished' ||
  (until === 'both fronts' && committed.a.includes('front') && committed.b.includes('front'));

export interface TraderOptions {
  readonly plan: Plan;
  readonly seat: Seat;
  readonly until: Until;
  readonly pace: Pace;
  /** Sends a command and calls back with its answer. */
  readonly send: (command: SeatCommand | WindowCommand, answered: () => void) => void;
  /** Called when the match is as far as it should be. */
  readonly done: () => void;
}

export class Trader {
  readonly #options: TraderOptions;
  readonly #answered = new Set<string>();
  #deck: readonly DeckCard[] | null = null;
  #view: SeatView | null = null;
  #isDone = false;

  constructor(options: TraderOptions) {
    this.#options = options;
  }

  /** The newest view. */
  get view(): SeatView {
    return present(this.#view, 'a trader that has sat down');
  }

  /** The deck at the opening. */
  get deck(): readonly DeckCard[] {
    return present(this.#deck, 'a trader that has sat down');
  }

  see(view: SeatView): void {
    const { plan, seat, until, pace, send, done } = this.#options;
    this.#view = view;
    // The first view with a deck is the one at the opening.
    if (this.#deck === null) this.#deck = view.own.deck.length > 0 ? view.own.deck : null;
    if (this.#deck === null || this.#isDone) return;
    if (isThere(until, view.common)) {
      this.#isDone = true;
      return done();
    }
    const due = dueFrom(plan, seat, this.#deck, view);
    if (due === null || this.#answered.has(due.question)) return;
    if (until === 'both fronts' && due.question !== 'front') return;
    this.#answered.add(due.question);
    pace.schedule((meant) => send(due.command, () => pace.answered(meant)));
  }
}
