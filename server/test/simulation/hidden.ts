// Hidden: the words of a match that a viewer may not have heard yet, whatever frame they stand in (P4).

import type { MatchEvent } from '@dunmer/shared/fairness';

/** The words that an event keeps from some: copies, salts, the seed, promises and openings. */
function secretsOf(event: MatchEvent): readonly string[] {
  switch (event.type) {
    case 'DeckTaken':
      return event.deck.map((card) => card.copy);
    case 'DeckSalted':
    case 'RowSalted':
      return [event.salt];
    case 'SeedDrawn':
      return [event.seed];
    case 'PromiseStored':
      return [event.promise];
    case 'NonceStored':
      return [event.nonce];
    default:
      return [];
  }
}

const quoted = (word: string): string => `"${word}"`;

export class Hidden {
  #words: readonly string[] = [];

  /** Takes in a batch: all its events, and the text of those that this viewer may see. */
  take(events: readonly MatchEvent[], visible: string): void {
    const words = [...this.#words, ...events.flatMap(secretsOf).map(quoted)];
    this.#words = words.filter((word) => !visible.includes(word));
  }

  /** The first hidden word of a text; null where there is none. */
  in(text: string): string | null {
    return this.#words.find((word) => text.includes(word)) ?? null;
  }
}
