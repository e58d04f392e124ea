// useDeckWords: the names of people and cards of the intrigue deck.

import type { PersonBrief } from '@dunmer/shared/protocol';
import { useIntrigueWords } from '../../intrigue/index.ts';

export interface DeckWords {
  readonly personOf: (person: string) => string;
  /** Returns the name of a copy's card; three dots while the names are loading. */
  readonly cardOf: (copy: string) => string;
}

export function useDeckWords(people: readonly PersonBrief[]): DeckWords {
  const { nameOfCopy } = useIntrigueWords();
  const names = new Map(people.map(({ person, name }) => [person, name]));
  return { personOf: (person) => names.get(person) ?? '…', cardOf: nameOfCopy };
}
