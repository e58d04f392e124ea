// A card in full over the table; `?card=` picks which, `?lang=` in what language.

import { useState } from 'react';
import { LANGS } from '@dunmer/shared/cards';
import { CardFull, cardWords, tileFace } from '../cards/index.ts';
import { Sheet } from '../ui/index.ts';
import { BoardSection } from './boardSection.tsx';
import './gallery.css';
import { cards, catalogue } from './sampleCards.ts';

export const CardSection = () => {
  const [open, setOpen] = useState(true);
  const asked = new URLSearchParams(location.search);
  const lang = LANGS.find((one) => one === asked.get('lang')) ?? 'ru';
  const card = cards[Number(asked.get('card') ?? '11')];
  if (card === undefined) return null;
  return (
    <>
      <BoardSection />
      <Sheet open={open} onClose={() => setOpen(false)} title={card.name[lang]} place="stage">
        <CardFull
          face={tileFace(card, lang)}
          words={cardWords(card, lang, catalogue)}
          onExplain={() => undefined}
        />
      </Sheet>
    </>
  );
};
