// The barest tables: the same sealed matches by the same core, but no accounts, no command ids, no schemas, no
// resuming.

import { randomBytes } from 'node:crypto';
import {
  type DecideMatch,
  decideMatch,
  type MatchDecision,
  type MatchSeatCommand,
  openSealedMatch,
  type SealedMatch,
  visibleTo,
} from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { copiesOf, readyCards, readyMatch } from '../games/index.ts';

/** A phone, as far as a table knows it. */
export interface BarePhone {
  emit(name: 'events', match: number, events: readonly unknown[]): unknown;
}
/** Stores events and calls back when they are stored. */
export type Keep = (match: number, events: string, done: () => void) => void;

interface Playing {
  readonly seed: number;
  readonly phones: Record<Seat, BarePhone | null>;
  state: SealedMatch | null;
}

const entropy = { draw: () => randomBytes(32).toString('hex') };

export class BareTables {
  readonly #decide: DecideMatch = decideMatch(readyCards);
  readonly #matches = new Map<number, Playing>();
  readonly #keep: Keep;
  #last = 0;

  constructor(keep: Keep) {
    this.#keep = keep;
  }

  /** Takes seat a of the match with this seed. */
  open(phone: BarePhone, seed: number, answer: (match: number) => void): void {
    this.#last += 1;
    const match = this.#last;
    this.#matches.set(match, { seed, phones: { a: phone, b: null }, state: null });
    this.#keep(match, JSON.stringify({ seed }), () => answer(match));
  }

  /** Takes seat b, which opens the match. */
  join(phone: BarePhone, match: number, answer: (done: boolean) => void): void {
    const playing = present(this.#matches.get(match), 'a match that was opened');
    playing.phones.b = phone;
    const decks = copiesOf(readyMatch(playing.seed).decks);
    this.#follow(
      match,
      playing,
      openSealedMatch({ match: String(match), decks, bots: [], friendly: true }, entropy),
      answer,
    );
  }

  command(match: number, command: MatchSeatCommand, answer: (done: boolean) => void): void {
    const playing = this.#matches.get(match);
    const state = playing?.state ?? null;
    const decided = state === null ? null : this.#decide(state, command, entropy);
    if (playing === undefined || decided?.ok !== true) answer(false);
    else this.#follow(match, playing, decided.value, answer);
  }

  #follow(
    match: number,
    playing: Playing,
    { state, events }: MatchDecision,
    answer: (done: boolean) => void,
  ): void {
    playing.state = state;
    if (state.rules.common.phase.at === 'finished') this.#matches.delete(match);
    this.#keep(match, JSON.stringify(events), () => {
      answer(true);
      for (const seat of SEATS) playing.phones[seat]?.emit('events', match, visibleTo(events, seat));
    });
  }
}
