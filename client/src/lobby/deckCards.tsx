// DeckCards: the cards of a deck side by side; a press shows one in full, and what is pressed there explains itself.

import type { Deck } from '@dunmer/shared/cards';
import type { CatalogueInfo } from '@dunmer/shared/protocol';
import { useMemo, useState } from 'react';
import { CardTile, tileFace } from '../cards/index.ts';
import { useLang, useText } from '../text/index.ts';
import { Tray } from '../ui/index.ts';
import { CardSheet } from './cardSheet.tsx';
import css from './deck.module.css';

interface DeckCardsProps {
  readonly deck: Deck;
  readonly catalogue: CatalogueInfo;
}

export const DeckCards = ({ deck, catalogue }: DeckCardsProps) => {
  const text = useText();
  const lang = useLang();
  const [shown, setShown] = useState<string | null>(null);
  const cards = useMemo(() => new Map(catalogue.cards.map((card) => [card.id, card])), [catalogue]);
  const items = deck.cards.flatMap((id, place) => {
    const card = cards.get(id);
    if (card === undefined) return [];
    const content = <CardTile face={tileFace(card, lang)} />;
    return [{ id: `${place}`, label: card.name[lang], content, onPress: () => setShown(id) }];
  });
  const card = shown === null ? undefined : cards.get(shown);
  return (
    <div className={css['cards']}>
      <Tray label={text.open.cardsOf(deck.name[lang])} items={items} empty={text.open.size(0)} />
      {card !== undefined && <CardSheet card={card} catalogue={cards} onClose={() => setShown(null)} />}
    </div>
  );
};
