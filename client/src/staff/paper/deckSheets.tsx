// DeckSheets: all intrigue cards on paper, pack by pack, nine to a sheet (IN1).

import { useIntrigueCards, useIntrigueWords } from '../../intrigue/index.ts';
import { useStaffText } from '../staffText.ts';
import { inSheets, type PaperCopy, paperCopies } from './paperCopies.ts';
import css from './printing.module.css';

const Card = ({ copy: { card, copy, pack } }: { readonly copy: PaperCopy }) => {
  const { sheets: text } = useStaffText();
  const { headOf, nameOf, textOf } = useIntrigueWords();
  return (
    <div className={css['card']}>
      <p className={css['head']}>{headOf(card)}</p>
      <p className={css['name']}>{nameOf(card)}</p>
      <p className={css['text']}>{textOf(card)}</p>
      <p className={css['ends']}>
        <span>{copy}</span>
        <span>{text.pack(pack)}</span>
      </p>
    </div>
  );
};

export const DeckSheets = ({ packs }: { readonly packs: number }) => {
  const cards = useIntrigueCards();
  return inSheets(paperCopies([...cards.values()], packs)).map((copies) => (
    <div key={copies[0]?.copy} className={css['sheet']}>
      <div className={css['cards']}>
        {copies.map((copy) => (
          <Card key={copy.copy} copy={copy} />
        ))}
      </div>
    </div>
  ));
};
