// The deck log before its seed is published (IN5): what anybody can check by then: no entry contradicts another.

import type { TraderId } from '../windows/index.ts';
import { cardOf } from './copies.ts';
import type { DeckEntry, DeckWhy } from './deckLog.ts';
import { isWord } from './draws.ts';

/** What is published from the beginning. */
export interface OpenLog {
  readonly packs: number;
  readonly copies: readonly string[];
  /** Null until it is said: then nothing has happened. */
  readonly word: string | null;
  readonly log: readonly DeckEntry[];
}

/** `not of whole packs`: IN1; `no word was said`: IN2. */
export type OpenWhy = DeckWhy | 'not of whole packs' | 'no word was said';

/** The first entry that can't be, counted from 0; null: the deck as it was made. */
export interface OpenFault {
  readonly at: number | null;
  readonly why: OpenWhy;
}

/** IN1: of each card so many copies as the packs have, named from 1 on. */
function isOfPacks({ packs, copies }: OpenLog): boolean {
  const counts = new Map<string, number>();
  for (const copy of copies) counts.set(cardOf(copy), (counts.get(cardOf(copy)) ?? 0) + 1);
  const all = [...counts].flatMap(([card, n]) => Array.from({ length: n }, (_, i) => `${card}#${i + 1}`));
  const there = new Set(copies);
  return (
    there.size === copies.length &&
    all.every((copy) => there.has(copy)) &&
    [...counts.values()].every((n) => n % packs === 0)
  );
}

/** A deck of which the sizes are known, and every copy that lies in the open. */
class CountedDeck {
  readonly #copies: ReadonlySet<string>;
  readonly #hands = new Map<TraderId, number>();
  readonly #spent: Set<string>;
  readonly #table = new Set<string>();
  #pile = 0;
  #place = 0;
  #k = 0;
  #ring: number | null = null;
  #drawing: readonly TraderId[] = [];

  constructor({ copies }: OpenLog) {
    this.#copies = new Set(copies);
    this.#spent = new Set(copies);
  }

  /** IN4 */
  get isShuffleDue(): boolean {
    return this.#pile === 0 && this.#spent.size > 0;
  }

  get isDrawDue(): boolean {
    return this.#drawing.length > 0 && this.#pile > 0;
  }

  #size(trader: TraderId): number {
    return this.#hands.get(trader) ?? 0;
  }

  #count(trader: TraderId, by: number): void {
    this.#hands.set(trader, this.#size(trader) + by);
  }

  /** Whether this copy may lie in this hand: somewhere face down it lies, and the hand is not empty. */
  #mayHold(trader: TraderId, copy: string): boolean {
    const isHidden = this.#copies.has(copy) && !this.#spent.has(copy) && !this.#table.has(copy);
    return isHidden && this.#size(trader) > 0;
  }

  /** Why this entry can't be; null where it can, as far as this is known, and then it has happened. */
  follow(entry: DeckEntry): DeckWhy | null {
    if ('shuffle' in entry) return this.#shuffle(entry.shuffle);
    if (this.isShuffleDue) return 'the pile is empty, and spent is not shuffled';
    if ('draw' in entry) return this.#draw(entry);
    if (this.isDrawDue) return 'not all have drawn at the ring';
    this.#drawing = [];
    if ('ring' in entry) return this.#begin(entry);
    if ('take' in entry) return this.#take(entry);
    if ('spend' in entry) return this.#spend(entry);
    return this.#move(entry);
  }

  #shuffle(k: number): DeckWhy | null {
    if (!this.isShuffleDue) return 'nothing is to be shuffled';
    if (k !== this.#k + 1) return 'another shuffle is due';
    this.#k = k;
    this.#pile = this.#spent.size;
    this.#place = 0;
    this.#spent.clear();
    return null;
  }

  #begin({ ring, order }: Extract<DeckEntry, { ring: number }>): DeckWhy | null {
    const isNext = this.#ring === null ? ring === 0 || ring === 1 : ring === this.#ring + 1;
    if (!isNext) return 'another ring is due';
    if (new Set(order).size < order.length) return 'another initiative';
    this.#ring = ring;
    this.#drawing = ring === 0 ? [] : order;
    return null;
  }

  #draw({ draw, k, place }: Extract<DeckEntry, { draw: TraderId }>): DeckWhy | null {
    if (this.#pile === 0 || k !== this.#k || place !== this.#place) return 'not the top of the pile';
    const [next] = this.#drawing;
    if (next !== undefined && next !== draw) return 'another draws first';
    this.#drawing = this.#drawing.slice(1);
    this.#pile -= 1;
    this.#place += 1;
    this.#count(draw, 1);
    return null;
  }

  #take({ take, from, n }: Extract<DeckEntry, { take: TraderId }>): DeckWhy | null {
    if (n < 1 || n > this.#size(from) || take === from) return 'so many are not to be taken';
    this.#count(from, -n);
    this.#count(take, n);
    return null;
  }

  #spend({ spend, copies }: Extract<DeckEntry, { spend: TraderId }>): DeckWhy | null {
    if (copies.length === 0) return 'not in that hand';
    for (const copy of copies) {
      if (!this.#mayHold(spend, copy)) return 'not in that hand';
      this.#count(spend, -1);
      this.#spent.add(copy);
    }
    return null;
  }

  #move(entry: Extract<DeckEntry, { play: TraderId } | { leave: string } | { retrieve: TraderId }>) {
    if ('play' in entry) {
      if (!this.#mayHold(entry.play, entry.copy)) return 'not in that hand';
      this.#count(entry.play, -1);
      this.#table.add(entry.copy);
    } else if ('leave' in entry) {
      if (!this.#table.delete(entry.leave)) return 'it was not played';
      this.#spent.add(entry.leave);
    } else {
      if (!this.#spent.delete(entry.copy)) return 'it was not spent';
      this.#count(entry.retrieve, 1);
    }
    return null;
  }
}

/**
 * Takes a log whose seed nobody knows yet; returns the first entry that contradicts what stands before it, or null:
 * sizes, numbers and open cards agree. Which cards were drawn, and in which order, only the seed shows.
 */
export function openDeckFault(deck: OpenLog): OpenFault | null {
  if (!isOfPacks(deck)) return { at: null, why: 'not of whole packs' };
  if (deck.word === null) return deck.log.length === 0 ? null : { at: 0, why: 'no word was said' };
  if (!isWord(deck.word)) return { at: null, why: 'no word was said' };
  const counted = new CountedDeck(deck);
  for (const [at, entry] of deck.log.entries()) {
    const why = counted.follow(entry);
    if (why !== null) return { at, why };
  }
  return counted.isShuffleDue || counted.isDrawDue
    ? { at: deck.log.length, why: 'the log breaks off' }
    : null;
}
