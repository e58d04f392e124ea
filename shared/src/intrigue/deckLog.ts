// The deck log (IN5): every draw, play and lot in clear. With the seed, anybody can check that each was possible.

import { err, ok, present, type Result, sameValue } from '../lib/index.ts';
import type { Hex32 } from '../fairness/index.ts';
import type { TraderId } from '../windows/index.ts';
import { initiativeOf, lotOf, pileCommitment, shuffleOf, type Sources } from './draws.ts';
import { type DeckEntry, type DeckWhy, LogOrder } from './logOrder.ts';

export interface DeckLog {
  readonly event: string;
  readonly seed: Hex32;
  readonly word: string;
  readonly commitment: Hex32;
  readonly copies: readonly string[];
  readonly log: readonly DeckEntry[];
}

/** Where every copy is at the end of a possible log. Hands are in order of drawing; spent has the newest last. */
export interface DeckAtEnd {
  readonly hands: Readonly<Record<TraderId, readonly string[]>>;
  readonly pile: readonly string[];
  readonly spent: readonly string[];
  readonly table: readonly string[];
}

/** The first impossible entry, counted from 0; null if the fault is in the log as a whole. */
export interface DeckFault {
  readonly at: number | null;
  readonly why: DeckWhy;
}

/** Where a copy lies. `hand`: the trader who holds it. */
export type DeckPlace = 'pile' | 'spent' | 'table' | { readonly hand: TraderId };

/**
 * A copy that goes from one place to another. When spent becomes the pile there are no moves, only the entry of the
 * shuffle.
 */
export interface DeckMove {
  readonly copy: string;
  readonly from: DeckPlace;
  readonly to: DeckPlace;
}

/** A log that was followed: the moves of each entry, up to the first impossible one, and how the check ends. */
export interface FollowedLog {
  readonly moves: readonly (readonly DeckMove[])[];
  readonly end: Result<DeckAtEnd, DeckFault>;
}

/** The deck while its log is followed. */
class FollowedDeck {
  readonly #sources: Sources;
  readonly #hands = new Map<TraderId, string[]>();
  readonly #order = new LogOrder();
  /** The top is the last one. */
  #pile: string[] = [];
  #spent: string[];
  #table: string[] = [];
  /** The moves of the newest entry. */
  #moved: DeckMove[] = [];

  constructor({ seed, word, copies }: DeckLog) {
    this.#sources = { seed, word };
    this.#spent = [...copies];
  }

  get breaksOff(): boolean {
    return this.#order.breaksOff(this.#sizes);
  }

  get end(): DeckAtEnd {
    const hands = [...this.#hands].filter(([, hand]) => hand.length > 0);
    return {
      hands: Object.fromEntries(hands),
      pile: this.#pile.toReversed(),
      spent: this.#spent,
      table: this.#table,
    };
  }

  get moved(): readonly DeckMove[] {
    return this.#moved;
  }

  get #sizes() {
    return { pile: this.#pile.length, spent: this.#spent.length };
  }

  #tell(copy: string, from: DeckPlace, to: DeckPlace): void {
    this.#moved.push({ copy, from, to });
  }

  #hand(trader: TraderId): string[] {
    const hand = this.#hands.get(trader) ?? [];
    this.#hands.set(trader, hand);
    return hand;
  }

  /** Takes a copy out of a place; returns whether it was there. */
  #out(place: string[], copy: string): boolean {
    const at = place.indexOf(copy);
    if (at >= 0) place.splice(at, 1);
    return at >= 0;
  }

  /** Returns why this entry is impossible; otherwise carries it out and returns null. */
  follow(entry: DeckEntry): DeckWhy | null {
    this.#moved = [];
    const why = this.#order.follow(entry, this.#sizes);
    if (why !== null) return why;
    if ('ring' in entry) return this.#isInitiative(entry) ? null : 'another initiative';
    return 'take' in entry ? this.#take(entry) : this.#move(entry);
  }

  #isInitiative({ ring, order }: Extract<DeckEntry, { ring: number }>): boolean {
    return sameValue(initiativeOf(this.#sources, ring, order), order);
  }

  #take({ take, from, n, id }: Extract<DeckEntry, { take: TraderId }>): DeckWhy | null {
    const hand = this.#hand(from);
    if (n < 1 || n > hand.length || take === from) return 'so many are not to be taken';
    for (let i = 0; i < n; i += 1) {
      const [lot] = hand.splice(lotOf(this.#sources, id, i, hand.length), 1);
      const copy = present(lot, 'the lot is of the hand');
      this.#hand(take).push(copy);
      this.#tell(copy, { hand: from }, { hand: take });
    }
    return null;
  }

  #move(entry: Exclude<DeckEntry, { ring: number } | { take: TraderId }>): DeckWhy | null {
    if ('shuffle' in entry) {
      this.#pile = shuffleOf(this.#sources, entry.shuffle, this.#spent).toReversed();
      this.#spent = [];
    } else if ('draw' in entry) {
      const copy = present(this.#pile.pop(), 'the pile is not empty');
      this.#hand(entry.draw).push(copy);
      this.#tell(copy, 'pile', { hand: entry.draw });
    } else if ('play' in entry) {
      if (!this.#out(this.#hand(entry.play), entry.copy)) return 'not in that hand';
      this.#table.push(entry.copy);
      this.#tell(entry.copy, { hand: entry.play }, 'table');
    } else if ('leave' in entry) {
      if (!this.#out(this.#table, entry.leave)) return 'it was not played';
      this.#spent.push(entry.leave);
      this.#tell(entry.leave, 'table', 'spent');
    } else if ('spend' in entry) {
      const hand = this.#hand(entry.spend);
      if (entry.copies.length === 0 || !entry.copies.every((copy) => this.#out(hand, copy)))
        return 'not in that hand';
      this.#spent.push(...entry.copies);
      for (const copy of entry.copies) this.#tell(copy, { hand: entry.spend }, 'spent');
    } else {
      if (!this.#out(this.#spent, entry.copy)) return 'it was not spent';
      this.#hand(entry.retrieve).push(entry.copy);
      this.#tell(entry.copy, 'spent', { hand: entry.retrieve });
    }
    return null;
  }
}

/**
 * Follows the whole log of a deck with its seed. Returns what each entry has moved, and where every copy is at the
 * end or the first impossible entry. If the seed is not the one of the commitment, the log fails as a whole.
 */
export function followDeckLog(deck: DeckLog): FollowedLog {
  if (pileCommitment(deck.event, deck.seed) !== deck.commitment)
    return { moves: [], end: err({ at: null, why: 'another seed than that of the commitment' }) };
  const followed = new FollowedDeck(deck);
  const moves: (readonly DeckMove[])[] = [];
  for (const [at, entry] of deck.log.entries()) {
    const why = followed.follow(entry);
    if (why !== null) return { moves, end: err({ at, why }) };
    moves.push(followed.moved);
  }
  if (followed.breaksOff) return { moves, end: err({ at: deck.log.length, why: 'the log breaks off' }) };
  return { moves, end: ok(followed.end) };
}

/** Follows a log; returns only where every copy is at the end, or the first impossible entry. */
export const checkDeckLog = (deck: DeckLog): Result<DeckAtEnd, DeckFault> => followDeckLog(deck).end;
