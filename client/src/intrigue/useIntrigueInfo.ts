// useIntrigueInfo: all that the reader may know about the deck. Read with each change of the home and at intervals,
// which are shorter while an action is open, because its answers take only seconds (IN19).

import { type IntrigueInfo, readOf, type PersonId } from '@dunmer/shared/protocol';
import { useState } from 'react';
import type { List } from '../net/index.ts';
import { type Pickable, usePolled } from '../parts/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { useIntrigueWords } from './cardWords.ts';
import type { Telling } from './newsLines.ts';

/** The intervals, in milliseconds. */
const CALM = 20_000;
const SOON = 3_000;

/** `version` is that of the home. */
export function useIntrigueInfo(version: number): List<IntrigueInfo> {
  const [isOpen, setOpen] = useState(false);
  const list = usePolled(readOf('intrigue', {}), version, isOpen ? SOON : CALM);
  const opens = list.at === 'here' && list.value.deck.common.actions.length > 0;
  if (opens !== isOpen) setOpen(opens);
  return list;
}

// Names of people on a page of the deck, and sentences for its reader.
type Named = Pick<IntrigueInfo, 'people'>;

/** Returns the name of somebody whom the deck knows, else a dash. */
export const nameIn = ({ people }: Named, person: PersonId): string =>
  people.find((one) => one.person === person)?.name ?? '—';

/** Returns somebody whom the deck knows, to be picked from others. */
export const pickableIn = (info: Named, person: PersonId): Pickable => {
  const code = info.people.find((one) => one.person === person)?.code;
  return { person, name: nameIn(info, person), ...(code === undefined ? {} : { code }) };
};

/** Returns what is needed to tell this reader the news of the deck. */
export function useTelling(info: Named, reader: PersonId): Telling {
  const { news } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  return {
    text: news,
    who: (person) => (person === reader ? null : nameIn(info, person)),
    card: nameOfCopy,
  };
}
