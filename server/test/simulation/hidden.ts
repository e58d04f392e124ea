// Hidden: the secrets of a match that a viewer may not have been told yet, whatever frame they appear in (P4).

import type { MatchEvent } from '@dunmer/shared/fairness';

/** Returns the secrets that an event keeps from some viewers: copies, salts, the seed, promises and openings. */
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

  /** Returns the first hidden word in a text; null when there is none. */
  in(text: string): string | null {
    return this.#words.find((word) => text.includes(word)) ?? null;
  }
}
