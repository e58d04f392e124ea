// useCatalogue: the cards' definitions by id, as the event has them now; empty until they are here.

import type { Card, Catalogue } from '@dunmer/shared/cards';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { catalogueOf, sessionInfo } from '../net/index.ts';

interface Known {
  readonly version: string;
  readonly cards: readonly Card[];
}

interface Definitions {
  readonly cards: readonly Card[];
  readonly catalogue: Catalogue;
  /** Not here yet, and not known to be missing. */
  readonly isLoading: boolean;
}

const NONE: Known = { version: '', cards: [] };

/** `version`: which one is wanted; the newest that the server has named where it is left out. */
export function useCatalogue(version?: string): Definitions {
  const newest = useStore(sessionInfo, ({ info }) => info?.catalogue ?? '');
  const wanted = version ?? newest;
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    if (wanted === '') return;
    let isWanted = true;
    void catalogueOf(wanted).then((found) => {
      if (isWanted) setKnown({ version: wanted, cards: found?.cards ?? [] });
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const catalogue = useMemo(() => new Map(known.cards.map((card) => [card.id, card])), [known]);
  return { cards: known.cards, catalogue, isLoading: known.version !== wanted };
}
