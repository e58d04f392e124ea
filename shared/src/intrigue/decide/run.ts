// Run: one decision about the deck in progress. It evolves the state as it emits, so every step sees what the one
// before did.

import { err, ok, present, type Result } from '../../lib/index.ts';
import type { IntrigueRules, TraderId } from '../../windows/index.ts';
import { isTrading } from '../around.ts';
import { cardOf, type DeckCards } from '../copies.ts';
import { shuffleOf, type Sources } from '../draws.ts';
import type { DeckEvent } from '../event.ts';
import { evolveDeck } from '../evolve.ts';
import type { DeckFacts } from '../facts.ts';
import { isOverLimit } from '../limit.ts';
import type { DeckRefusal } from '../refusal.ts';
import { type Action, type DeckCommon, type DeckState, handOf } from '../state.ts';
import { type DeckView, deckViewOf } from '../view.ts';

export type Refused<T = null> = Result<T, DeckRefusal>;

export const DONE = ok(null);

export const refuse = (refusal: DeckRefusal): Refused<never> => err(refusal);

export class Run {
  readonly cards: DeckCards;
  readonly facts: DeckFacts;
  readonly events: DeckEvent[] = [];
  #state: DeckState;

  constructor(cards: DeckCards, facts: DeckFacts, state: DeckState) {
    this.cards = cards;
    this.facts = facts;
    this.#state = state;
  }

  get state(): DeckState {
    return this.#state;
  }

  get common(): DeckCommon {
    return this.#state.common;
  }

  /** The seed and the word, from which every draw follows; throws if there is no seed or word yet. */
  get sources(): Sources {
    return {
      seed: present(this.#state.vault.seed, 'the deck is sealed'),
      word: present(this.common.word, 'the word is said'),
    };
  }

  emit(event: DeckEvent): void {
    this.#state = evolveDeck(this.#state, event);
    this.events.push(event);
    this.#shuffle();
  }

  /** IN4: as soon as the pile is empty and spent is not, makes the next shuffle of what is spent. */
  #shuffle(): void {
    const { word, pile, spent, shuffle } = this.common;
    // Until the word is said all copies count as spent. The word begins the first shuffle.
    if (word === null || pile > 0 || spent.length === 0) return;
    const k = shuffle + 1;
    const order = shuffleOf(this.sources, k, spent);
    this.emitUnshuffled({ type: 'PileOrdered', to: 'server', order });
    this.emitUnshuffled({ type: 'PileShuffled', to: 'everyone', k, size: order.length });
  }

  private emitUnshuffled(event: DeckEvent): void {
    this.#state = evolveDeck(this.#state, event);
    this.events.push(event);
  }

  hand(trader: TraderId): readonly string[] {
    return handOf(this.#state, trader);
  }

  view(trader: TraderId): DeckView {
    return deckViewOf(this.#state, trader);
  }

  rules(copy: string): IntrigueRules {
    return present(this.cards.get(cardOf(copy)), `intrigue card ${copy} is in the deck`);
  }

  /** Returns the open action with this id; undefined once it has ended. */
  action(id: string): Action | undefined {
    return this.common.actions.find((action) => action.id === id);
  }

  trades(trader: TraderId): boolean {
    return isTrading(this.common, this.facts, trader);
  }

  hasSurplus(trader: TraderId): boolean {
    return this.common.surplus.includes(trader);
  }

  /** IN8: draws n cards one by one. While pile and spent are empty a draw brings nothing, then or later (IN4). */
  draw(who: TraderId, n: number): void {
    for (let i = 0; i < n; i += 1) {
      const { pile, place, shuffle: k } = this.common;
      if (pile === 0) return;
      const copy = present(this.#state.vault.order[place], 'the pile has a top');
      this.emit({ type: 'CardCame', to: 'trader', trader: who, copy });
      this.emit({ type: 'CardDrawn', to: 'everyone', who, k, place });
    }
  }

  /** IN10: begins and ends surpluses by the state at the end of a step; a limit that rises again ends a surplus. */
  settleSurplus(): void {
    const { order, surplus, hands } = this.common;
    const known = [...order, ...Object.keys(hands).filter((trader) => !order.includes(trader))];
    for (const who of known) {
      const isOver = isOverLimit(this.cards, this.common, who);
      if (isOver === surplus.includes(who)) continue;
      this.emit({ type: isOver ? 'SurplusBegun' : 'SurplusEnded', to: 'everyone', who });
    }
  }
}
