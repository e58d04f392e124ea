// CardSheet: one card in full over the page; its icons and terms answer what they are.

import type { Card, Catalogue } from '@dunmer/shared/cards';
import { CardFull, cardWords, tileFace } from '../cards/index.ts';
import { useExplain } from '../explain/index.ts';
import { useLang } from '../text/index.ts';
import { Sheet } from '../ui/index.ts';

interface CardSheetProps {
  readonly card: Card;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

export const CardSheet = ({ card, catalogue, onClose }: CardSheetProps) => {
  const lang = useLang();
  const { ask, answer } = useExplain();
  return (
    <>
      <Sheet open onClose={onClose} title={card.name[lang]} place="stage">
        <CardFull face={tileFace(card, lang)} words={cardWords(card, lang, catalogue)} onExplain={ask} />
      </Sheet>
      {answer}
    </>
  );
};
