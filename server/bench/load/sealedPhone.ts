// Sealed phone: one seat of a sealed match as a phone plays it: it promises its number and opens it by itself, and does
// what is due.

import { present } from '@dunmer/shared/lib';
import {
  evolveMatchView,
  type MatchSeatCommand,
  type MatchView,
  matchViewOf,
  NEW_SEALED_MATCH,
  toss,
  TRADE,
  type VisibleEvent,
} from '@dunmer/shared/fairness';
import { owedAt } from '@dunmer/shared/phone';
import type { Occasion, Seat } from '@dunmer/shared/rules';
import { withN } from '@dunmer/shared/testing';
import { Trader, type TraderOptions } from './trader.ts';

export interface SealedPhoneOptions extends Omit<TraderOptions, 'send'> {
  /** Sends a command and calls back with its answer. */
  readonly send: (command: MatchSeatCommand, answered: () => void) => void;
}

export class SealedPhone {
  readonly trader: Trader;
  readonly #options: SealedPhoneOptions;
  readonly #said = new Set<string>();
  #view: MatchView;

  constructor(options: SealedPhoneOptions) {
    this.#options = options;
    this.#view = matchViewOf(NEW_SEALED_MATCH, options.seat);
    this.trader = new Trader(options);
  }

  get view(): MatchView {
    return this.#view;
  }

  /** Returns who won a toss, by the seed that is published at the end (F5). */
  toss(occasion: Occasion): Seat {
    const { seed, match, nonces } = this.#view.seals;
    return toss(present(seed, 'the seed is published'), match, occasion, present(nonces, 'both n are'));
  }

  /** Takes in what happened, and does what is due. */
  happened(events: readonly VisibleEvent[]): void {
    this.#view = events.reduce(evolveMatchView, this.#view);
    this.#look(this.#view);
  }

  /** Takes in the view as it is now. */
  sees(view: MatchView): void {
    this.#view = view;
    this.#look(view);
  }

  #look(view: MatchView): void {
    if (view.viewer === 'watcher') return;
    const { seals, common, own } = view;
    const { seat, plan } = this.#options;
    const nonce = (plan.seed * 2 + (seat === 'a' ? 0 : 1)).toString(16).padStart(64, '0');
    const owed = owedAt(TRADE, withN(nonce), view);
    if (owed !== null) this.#say({ ...owed, seat });
    if (seals.promised[seat]) this.trader.see({ common, own });
  }

  #say(command: MatchSeatCommand): void {
    if (this.#said.has(command.type)) return;
    this.#said.add(command.type);
    const { pace, send } = this.#options;
    pace.schedule((meant) => send(command, () => pace.answered(meant)));
  }
}
