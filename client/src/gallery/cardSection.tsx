// A card in full over the table; `?card=` picks which.

import { useState } from 'react';
import type { TextPart } from '@dunmer/shared/cards';
import { CardFull, tileFace } from '../cards/index.ts';
import { Sheet } from '../ui/index.ts';
import { BoardSection } from './boardSection.tsx';
import './gallery.css';
import { cards } from './sampleCards.ts';

const text = (words: string): TextPart => ({ kind: 'text', text: words });

const SAMPLE: readonly TextPart[] = [
  { kind: 'term', term: 'reveal', text: 'При вскрытии' },
  text(': выберите одну карту переднего ряда соперника, у которой есть '),
  { kind: 'virtue', virtue: 'wealth', text: 'богатство' },
  text(': она теряет '),
  { kind: 'virtue', virtue: 'wealth', text: 'богатство' },
  text('.'),
];

export const CardSection = () => {
  const [open, setOpen] = useState(true);
  const asked = Number(new URLSearchParams(location.search).get('card') ?? '11');
  const card = cards[asked];
  if (card === undefined) return null;
  return (
    <>
      <BoardSection />
      <Sheet open={open} onClose={() => setOpen(false)} title={card.name.ru} place="stage">
        <CardFull
          face={tileFace(card, 'ru')}
          words={{
            name: card.name.ru,
            kind: `${card.rarity} · ${card.traits.join(', ')}`,
            abilities: (card.abilities ?? []).map(() => SAMPLE),
            flavour: card.flavour?.ru,
            icon: (aspect, virtue) => `${aspect} ${virtue}`,
          }}
          onExplain={() => undefined}
        />
      </Sheet>
    </>
  );
};
