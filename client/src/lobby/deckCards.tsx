// DeckCards: the cards of a deck side by side, in their owner's order; a press shows one in full.

import type { Deck } from '@dunmer/shared/cards';
import type { CatalogueInfo } from '@dunmer/shared/protocol';
import { useMemo, useState } from 'react';
import { CardTile, tileFace } from '../cards/index.ts';
import { EndMark, useDeckLook } from '../deck/index.ts';
import { CardSheet } from '../parts/index.ts';
import { useDeckText } from '../deck/deckText.ts';
import { useLang } from '../text/index.ts';
import { usePracticeText } from './practiceText.ts';
import { IconButton, Tray, type TrayItem } from '../ui/index.ts';

import css from './deck.module.css';

interface DeckCardsProps {
  readonly deck: Deck;
  readonly catalogue: CatalogueInfo;
}

export const DeckCards = ({ deck, catalogue }: DeckCardsProps) => {
  const text = usePracticeText();
  const words = useDeckText();
  const lang = useLang();
  const [opened, setOpened] = useState<string | null>(null);
  const [layout, setLayout] = useState<'scroll' | 'wrap'>('scroll');
  const cards = useMemo(() => new Map(catalogue.cards.map((card) => [card.id, card])), [catalogue]);
  const whole = useMemo(
    () =>
      deck.cards.flatMap((id, place) => {
        const card = cards.get(id);
        return card === undefined ? [] : [{ id: `${place}`, card }];
      }),
    [deck, cards],
  );
  const { shown, hidden, endFor, controls, nothing, sheet } = useDeckLook({
    deck: deck.id,
    whole,
    known: catalogue.cards,
  });
  const items = shown.map(({ id, card }): TrayItem => {
    const end = endFor(card);
    const name = card.name[lang];
    const open = () => setOpened(card.id);
    return {
      id,
      label: end === null ? name : `${name}; ${words.endSaid(end)}`,
      content: (
        <EndMark end={end}>
          <CardTile face={tileFace(card, lang)} />
        </EndMark>
      ),
      onPress: open,
      onHold: open,
    };
  });
  const head = (
    <>
      <span className={css['count']}>
        {hidden > 0 ? words.some(shown.length, whole.length) : words.cards(whole.length)}
      </span>
      {controls}
      <IconButton
        glyph={layout === 'scroll' ? 'spread' : 'fold'}
        label={layout === 'scroll' ? words.spread : words.fold}
        onClick={() => setLayout(layout === 'scroll' ? 'wrap' : 'scroll')}
      />
    </>
  );
  const card = opened === null ? undefined : cards.get(opened);
  return (
    <div className={css['cards']}>
      <Tray
        label={text.cardsOf(deck.name[lang])}
        head={head}
        items={items}
        empty={whole.length === 0 ? text.size(0) : nothing}
        layout={layout}
      />
      {sheet}
      {card !== undefined && <CardSheet card={card} catalogue={cards} onClose={() => setOpened(null)} />}
    </div>
  );
};
