// useIntrigueInfo: all that the reader may know of the deck. It is read with each change of the home, now and then
// while one looks, and sooner while an action is open, for its answers take seconds (IN19).

import { type IntrigueInfo, readOf, type PersonId } from '@dunmer/shared/protocol';
import { useState } from 'react';
import type { List } from '../net/index.ts';
import { usePolled } from '../parts/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { useIntrigueWords } from './cardWords.ts';
import type { Telling } from './newsLines.ts';

/** In milliseconds. */
const CALM = 20_000;
const SOON = 3_000;

/** `version`: of the home. */
export function useIntrigueInfo(version: number): List<IntrigueInfo> {
  const [isOpen, setOpen] = useState(false);
  const list = usePolled(readOf('intrigue', {}), version, isOpen ? SOON : CALM);
  const opens = list.at === 'here' && list.value.deck.common.actions.length > 0;
  if (opens !== isOpen) setOpen(opens);
  return list;
}

// Who is who on a page of the deck, and what happens in sentences for its reader.
type Named = Pick<IntrigueInfo, 'people'>;

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
