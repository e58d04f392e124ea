// CardSheet: one card in full over the page; its icons and terms answer what they are.

import { type Card, type Catalogue, explainTerm } from '@dunmer/shared/cards';
import { useState } from 'react';
import { CardFull, cardWords, type Explainable, tileFace } from '../cards/index.ts';
import { useLang } from '../text/index.ts';
import { LiveRegion, Sheet } from '../ui/index.ts';
import css from './deck.module.css';

interface CardSheetProps {
  readonly card: Card;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

export const CardSheet = ({ card, catalogue, onClose }: CardSheetProps) => {
  const lang = useLang();
  const [asked, setAsked] = useState<Explainable | null>(null);
  const explained = asked === null ? '' : asked.kind === 'term' ? explainTerm(lang, asked.term).text : asked.text;
  return (
    <Sheet open onClose={onClose} title={card.name[lang]} place="stage">
      <div className={css['stage']}>
        <CardFull face={tileFace(card, lang)} words={cardWords(card, lang, catalogue)} onExplain={setAsked} />
        {explained !== '' && (
          <p className={css['explained']} aria-hidden="true">
            {explained}
          </p>
        )}
        <LiveRegion text={explained} />
      </div>
    </Sheet>
  );
};
