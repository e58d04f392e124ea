// CardSheet: one card in full over the page; its icons and terms answer what they are.

import type { Card, Catalogue } from '@dunmer/shared/cards';
import { CardFull, cardWords, tileFace } from '../cards/index.ts';
import { useExplain } from '../explain/index.ts';
import { useLang, useText } from '../text/index.ts';
import { Sheet } from '../ui/index.ts';
import css from './cards.module.css';

interface CardSheetProps {
  readonly card: Card;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

export const CardSheet = ({ card, catalogue, onClose }: CardSheetProps) => {
  const lang = useLang();
  const text = useText();
  const { ask, answer } = useExplain();
  return (
    <>
      <Sheet open onClose={onClose} title={card.name[lang]} place="stage">
        <div className={css['stage']}>
          <CardFull face={tileFace(card, lang)} words={cardWords(card, lang, catalogue)} onExplain={ask} />
          <p className={css['tapHint']}>{text.match.tapToClose}</p>
        </div>
      </Sheet>
      {answer}
    </>
  );
};
