// Acts: works through the lists of a script, and records what became of each act and who was asked meanwhile.

import type { RuleEvent, Seat } from '../../rules/index.ts';
import {
  type Act,
  type Became,
  type Moment,
  momentOf,
  MOMENTS,
  type WindowResult,
  type WindowScript,
} from './windowScript.ts';

interface Where {
  readonly moment: Moment;
  readonly index: number;
}

export class Acts {
  at: Moment = 'placing';
  readonly asked: { at: Moment; seat: Seat; for: string }[] = [];
  readonly #acts: WindowScript['acts'];
  readonly #became = new Map<Moment, Became[]>();
  readonly #next = new Map<Moment, number>();
  /** For each card that is not settled yet, the act that played it. */
  readonly #playing = new Map<string, Where>();
  #now: Where = { moment: 'placing', index: 0 };
  #rounds = 0;

  constructor(acts: WindowScript['acts']) {
    this.#acts = acts;
    for (const moment of MOMENTS) {
      const list = acts[moment];
      if (list !== undefined)
        this.#became.set(
          moment,
          list.map(() => 'unused'),
        );
    }
  }

  /** Returns the next act of a list; null if the list is used up. */
  next(moment: Moment): Act | null {
    const index = this.#next.get(moment) ?? 0;
    const act = this.#acts[moment]?.[index];
    if (act === undefined) return null;
    this.#next.set(moment, index + 1);
    this.#now = { moment, index };
    return act;
  }

  /** Records what became of the latest act, and the card that it played. */
  done(became: Became, card: string | null): void {
    this.#set(this.#now, became);
    if (became === 'ok' && card !== null) this.#playing.set(card, this.#now);
  }

  /** Takes in events in order. */
  follow(events: readonly RuleEvent[]): void {
    for (const event of events) {
      if (event.type === 'RoundFought') this.#rounds = event.round;
      if (event.type === 'StopBegun') this.at = momentOf(event.stop, this.#rounds);
      if (event.type === 'SeatAsked')
        this.asked.push({ at: this.at, seat: event.seat, for: event.play ?? 'stop' });
      if (event.type === 'PlaySettled') this.#settled(event.how, event.spent);
    }
  }

  /** What became of all acts, under the keys of the script. */
  get became(): WindowResult['acts'] {
    return Object.fromEntries(this.#became);
  }

  /** Records how a play ended. Each cancel that stands undoes the one before it. */
  #settled(how: 'stands' | 'cancelled' | 'ended', spent: readonly string[]): void {
    for (const [i, key] of spent.entries()) {
      const where = this.#playing.get(key);
      const isUndone = (spent.length - 1 - i) % 2 === 1;
      if (where !== undefined && (how === 'ended' || isUndone))
        this.#set(where, how === 'ended' ? how : 'cancelled');
    }
  }

  #set({ moment, index }: Where, became: Became): void {
    const list = this.#became.get(moment);
    if (list !== undefined) list[index] = became;
  }
}
