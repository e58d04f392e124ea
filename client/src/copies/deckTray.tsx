// DeckTray: a trader's cards in their own order, which can be sorted and filtered; a press opens the page of one, a
// hold shows it in full.

import type { Card } from '@dunmer/shared/cards';
import type { CopyView, DeckInfo } from '@dunmer/shared/protocol';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { CardTile, tileFace } from '../cards/index.ts';
import { EndMark, useDeckLook } from '../deck/index.ts';
import { CardSheet, useCatalogue } from '../parts/index.ts';
import { useCopiesText, useLang, useText } from '../text/index.ts';
import { useDeckText } from '../deck/deckText.ts';
import { Tray, type TrayItem, Waiting } from '../ui/index.ts';
import { BoundMark, copyLabel, markOf } from './copyMarks.tsx';
import css from './copies.module.css';

interface DeckTrayProps {
  readonly deck: DeckInfo;
  /** Called with a new order. */
  readonly onOrder: (copies: readonly string[]) => void;
}

interface Item {
  readonly id: string;
  readonly card: Card;
  readonly copy: CopyView;
}

export const DeckTray = ({ deck, onOrder }: DeckTrayProps) => {
  const text = useText();
  const words = useCopiesText();
  const looks = useDeckText();
  const lang = useLang();
  const [, go] = useLocation();
  const { cards, catalogue, isLoading } = useCatalogue(deck.catalogue);
  const [held, setHeld] = useState<Card | null>(null);
  const whole = useMemo(
    () =>
      deck.copies.flatMap((copy): readonly Item[] => {
        const card = catalogue.get(copy.card);
        return card === undefined ? [] : [{ id: copy.copy, card, copy }];
      }),
    [deck, catalogue],
  );
  const { shown, hidden, endFor, controls, nothing, sheet } = useDeckLook({
    deck: { arrange: onOrder, note: words.orderNote },
    whole,
    known: cards,
  });
  if (isLoading) return <Waiting>{text.app.loading}</Waiting>;
  const items = shown.map(({ id, card, copy }): TrayItem => {
    const end = endFor(card);
    const mark = markOf(copy);
    const label = copyLabel(words, lang, card, copy);
    return {
      id,
      label: end === null ? label : `${label}; ${looks.endSaid(end)}`,
      content: (
        <EndMark end={end}>
          <BoundMark blocked={end === null ? mark : null}>
            <CardTile face={tileFace(card, lang)} pose={mark === null ? 'rest' : 'dimmed'} />
          </BoundMark>
        </EndMark>
      ),
      onPress: () => go(`/card/${copy.copy}`),
      onHold: () => setHeld(card),
    };
  });
  const head = (
    <>
      <span className={css['count']}>
        {hidden > 0 ? looks.some(shown.length, whole.length) : looks.cards(whole.length)}
      </span>
      {controls}
    </>
  );
  return (
    <div className={css['tray']}>
      <Tray
        label={words.deck}
        head={head}
        items={items}
        empty={whole.length === 0 ? words.empty : nothing}
        layout="wrap"
      />
      {sheet}
      {held !== null && <CardSheet card={held} catalogue={catalogue} onClose={() => setHeld(null)} />}
    </div>
  );
};
