// The deck log before its seed is published (IN5): anybody can already check that no entry contradicts another.

import type { TraderId } from '../windows/index.ts';
import { cardOf, copiesOfCard } from './copies.ts';
import { isWord } from './draws.ts';
import { type DeckEntry, type DeckWhy, LogOrder } from './logOrder.ts';

/** The facts that are published from the beginning. */
export interface OpenLog {
  readonly packs: number;
  readonly copies: readonly string[];
  /** Null until the word is said; until then nothing can have happened. */
  readonly word: string | null;
  readonly log: readonly DeckEntry[];
}

/** `not of whole packs`: against IN1. `no word was said`: against IN2. */
export type OpenWhy = DeckWhy | 'not of whole packs' | 'no word was said';

/** The first impossible entry, counted from 0; null if the deck itself was made wrong. */
export interface OpenFault {
  readonly at: number | null;
  readonly why: OpenWhy;
}

/** IN1: whether each card has as many copies as the packs give it, numbered from 1. */
function isOfPacks({ packs, copies }: OpenLog): boolean {
  const counts = new Map<string, number>();
  for (const copy of copies) counts.set(cardOf(copy), (counts.get(cardOf(copy)) ?? 0) + 1);
  const all = [...counts].flatMap(([card, n]) => copiesOfCard(card, n));
  const there = new Set(copies);
  return (
    there.size === copies.length &&
    all.every((copy) => there.has(copy)) &&
    [...counts.values()].every((n) => n % packs === 0)
  );
}

/** A deck of which only the sizes are known, and every copy that lies in the open. */
class CountedDeck {
  readonly #copies: ReadonlySet<string>;
  readonly #hands = new Map<TraderId, number>();
  readonly #spent: Set<string>;
  readonly #table = new Set<string>();
  readonly #order = new LogOrder();
  #pile = 0;

  constructor({ copies }: OpenLog) {
    this.#copies = new Set(copies);
    this.#spent = new Set(copies);
  }

  get breaksOff(): boolean {
    return this.#order.breaksOff(this.#sizes);
  }

  get #sizes() {
    return { pile: this.#pile, spent: this.#spent.size };
  }

  #size(trader: TraderId): number {
    return this.#hands.get(trader) ?? 0;
  }

  #count(trader: TraderId, by: number): void {
    this.#hands.set(trader, this.#size(trader) + by);
  }

  /** Whether this copy may be in this hand: it lies face down somewhere, and the hand is not empty. */
  #mayHold(trader: TraderId, copy: string): boolean {
    const isHidden = this.#copies.has(copy) && !this.#spent.has(copy) && !this.#table.has(copy);
    return isHidden && this.#size(trader) > 0;
  }

  /** Returns why this entry is impossible as far as can be known; otherwise carries it out and returns null. */
  follow(entry: DeckEntry): DeckWhy | null {
    const why = this.#order.follow(entry, this.#sizes);
    if (why !== null || 'ring' in entry) return why;
    if ('take' in entry) return this.#take(entry);
    if ('spend' in entry) return this.#spend(entry);
    return this.#move(entry);
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

  #move(
    entry: Exclude<DeckEntry, { ring: number } | { take: TraderId } | { spend: TraderId }>,
  ): DeckWhy | null {
    if ('shuffle' in entry) {
      this.#pile = this.#spent.size;
      this.#spent.clear();
    } else if ('draw' in entry) {
      this.#pile -= 1;
      this.#count(entry.draw, 1);
    } else if ('play' in entry) {
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
 * Checks a log whose seed is not published yet: sizes, numbers and open cards must agree. Returns the first entry
 * that contradicts those before it, or null. Only the seed shows which cards were drawn, and in which order.
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
  return counted.breaksOff ? { at: deck.log.length, why: 'the log breaks off' } : null;
}
