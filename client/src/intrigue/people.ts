// People: who is who on a page of the deck, and what happens in sentences for its reader.

import type { IntrigueInfo, PersonId } from '@dunmer/shared/protocol';
import { useIntrigueText } from './intrigueText.ts';
import { useIntrigueWords } from './cardWords.ts';
import type { Telling } from './newsLines.ts';

export type Named = Pick<IntrigueInfo, 'people'>;

/** The name of somebody whom the deck knows; a dash for whoever it does not. */
export const nameIn = ({ people }: Named, person: PersonId): string =>
  people.find((one) => one.person === person)?.name ?? '—';

/** What tells of the deck to this reader. */
export function useTelling(info: Named, reader: PersonId): Telling {
  const { news } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  return {
    text: news,
    who: (person) => (person === reader ? null : nameIn(info, person)),
    card: nameOfCopy,
  };
}
