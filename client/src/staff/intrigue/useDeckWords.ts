// useDeckWords: how people and cards of the intrigue deck are called.

import type { PersonBrief } from '@dunmer/shared/protocol';
import { useIntrigueWords } from '../../intrigue/index.ts';

export interface DeckWords {
  readonly personOf: (person: string) => string;
  /** The name of the card that a copy is of; three dots as long as the names are on their way. */
  readonly cardOf: (copy: string) => string;
}

export function useDeckWords(people: readonly PersonBrief[]): DeckWords {
  const { nameOfCopy } = useIntrigueWords();
  const names = new Map(people.map(({ person, name }) => [person, name]));
  return { personOf: (person) => names.get(person) ?? '…', cardOf: nameOfCopy };
}
