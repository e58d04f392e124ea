// Stacked: the pile of a deck reordered behind the server's back, as if its seed had said so, so that two runs differ
// in what somebody draws, and in nothing that anybody else does (INTRIGUE 9).

import { cardOf, initiativeOf } from '@dunmer/shared/intrigue';
import { ok, present } from '@dunmer/shared/lib';
import type { CardId } from '@dunmer/shared/cards';
import type { TraderId } from '@dunmer/shared/windows';
import type { App } from '../../src/app/index.ts';

/** Swaps two places of a list. */
function swap(order: string[], one: number, other: number): void {
  const [first, second] = [present(order[one], 'a place'), present(order[other], 'a place')];
  order[one] = second;
  order[other] = first;
}

type Of = Pick<App, 'matches' | 'store'>;

async function reordered({ matches, store }: Of, change: (order: string[], top: number) => void) {
  const { deck } = matches.context;
  const live = present(await deck.of(store.read), 'a deck');
  const { common, vault } = live.state;
  const order = [...vault.order];
  change(order, common.place);
  const state = { ...live.state, vault: { ...vault, order } };
  await store.transact(async (tx) => ok(deck.put(tx, { ...live, state })));
}

export class Stacked {
  /** The copies at the bottom of the pile, which may differ. */
  readonly buried = new Set<string>();
  readonly #of: Of;

  constructor(of: Of) {
    this.#of = of;
  }

  /**
   * Puts a copy of each card at the bottom of the pile, where nobody draws: afterwards the two runs differ only there.
   */
  bury(cards: readonly CardId[]): Promise<void> {
    return reordered(this.#of, (order, top) => {
      for (const card of cards) {
        const last = order.length - 1 - this.buried.size;
        const at = order.findIndex((copy, i) => i >= top && i <= last && cardOf(copy) === card);
        swap(order, at, last);
        this.buried.add(present(order[last], 'it is there'));
      }
    });
  }

  /** Puts a copy of this card on top of the pile: one from the bottom, or any other. */
  onTop(card: CardId, from: 'bottom' | 'pile'): Promise<void> {
    return reordered(this.#of, (order, top) => this.#put(order, top, card, from));
  }

  /** Lets a trader draw this card, from the bottom, at the next ring. */
  async atRing(card: CardId, trader: TraderId): Promise<void> {
    const { matches, store } = this.#of;
    const { common, vault } = present(await matches.context.deck.of(store.read), 'a deck').state;
    const sources = { seed: present(vault.seed, 'a seed'), word: present(common.word, 'a word') };
    const order = initiativeOf(sources, (common.ring ?? 0) + 1, common.order);
    await reordered(this.#of, (pile, top) => this.#put(pile, top + order.indexOf(trader), card, 'bottom'));
  }

  #put(order: string[], to: number, card: CardId, from: 'bottom' | 'pile'): void {
    const bottom = order.length - this.buried.size;
    const at = order.findIndex(
      (copy, i) =>
        cardOf(copy) === card && (from === 'bottom' ? this.buried.has(copy) : i >= to && i < bottom),
    );
    swap(order, to, at);
  }
}
