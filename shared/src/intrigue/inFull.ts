// IN14: whether all effects of an action can be applied in full, one after the other, judged by what is public.

import { never, present } from '../lib/index.ts';
import { type IntrigueRules, isActionEffect, type TraderId } from '../windows/index.ts';
import { type DeckCommon, handSize } from './state.ts';

/** The public facts of the deck, as an action would change them. */
class Reckoned {
  #pile: number;
  #spent: readonly string[];
  readonly #hands = new Map<TraderId, number>();
  readonly #common: DeckCommon;

  constructor(common: DeckCommon) {
    this.#common = common;
    this.#pile = common.pile;
    this.#spent = common.spent;
  }

  sizeOf(trader: TraderId): number {
    return this.#hands.get(trader) ?? handSize(this.#common, trader);
  }

  add(trader: TraderId, n: number): boolean {
    const size = this.sizeOf(trader) + n;
    this.#hands.set(trader, size);
    return size >= 0;
  }

  /** IN4: an empty pile is filled at once from what is spent. */
  #shuffle(): void {
    if (this.#pile > 0) return;
    this.#pile = this.#spent.length;
    this.#spent = [];
  }

  spend(copies: readonly string[]): boolean {
    this.#spent = [...this.#spent, ...copies];
    this.#shuffle();
    return true;
  }

  draw(trader: TraderId, n: number): boolean {
    if (this.#pile + this.#spent.length < n) return false;
    for (let left = n; left > 0;) {
      const some = Math.min(left, this.#pile);
      this.#pile -= some;
      left -= some;
      this.#shuffle();
    }
    return this.add(trader, n);
  }

  retrieve(trader: TraderId, copy: string): boolean {
    if (!this.#spent.includes(copy)) return false;
    this.#spent = this.#spent.filter((one) => one !== copy);
    return this.add(trader, 1);
  }
}

export interface PlannedAction {
  readonly who: TraderId;
  readonly rules: IntrigueRules;
  readonly chosen: readonly string[];
}

/** Cards that leave a hand unseen: only their number counts. */
const some = (n: number): readonly string[] => Array.from({ length: n }, () => '');

export function isInFull(common: DeckCommon, { who, rules, chosen }: PlannedAction): boolean {
  const deck = new Reckoned(common);
  // The card itself is not counted, because it is being played.
  deck.add(who, -1);
  return rules.effects.every((effect) => {
    if (!isActionEffect(effect)) return false;
    switch (effect.op) {
      case 'draw':
        return (effect.each === undefined ? [who] : chosen).every((trader) => deck.draw(trader, effect.n));
      case 'exchange':
        return deck.add(who, -chosen.length) && deck.spend(chosen) && deck.draw(who, chosen.length);
      case 'take':
        return deck.add(present(chosen[0], 'one is chosen'), -effect.n) && deck.add(who, effect.n);
      case 'drop':
        return (
          chosen.every((trader) => deck.add(trader, -effect.n)) && deck.spend(some(effect.n * chosen.length))
        );
      case 'retrieve':
        return chosen.every((copy) => deck.retrieve(who, copy));
      case 'remove':
        return deck.spend(chosen);
      case 'look':
      case 'limit':
        return true;
      default:
        return never(effect);
    }
  });
}
