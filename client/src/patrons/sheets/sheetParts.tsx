// CardRows: cards in a list, each with its numbers and the words of all its abilities.

import { describeGameCard, type GameCard } from '@dunmer/shared/patrons';
import { GameTile } from '../cards/gameTile.tsx';
import { kindWords } from '../cards/lying.ts';
import { useTable } from '../table.ts';
import css from './sheets.module.css';
import type { ReactNode } from 'react';
import { MomentFoot } from '../../around/index.ts';
import { Sheet } from '../../ui/index.ts';
import { dueOf } from '../play/moment.ts';

// A sheet over this table to read; it still says when its reader is waited for.
interface TableSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const TableSheet = ({ title, onClose, children }: TableSheetProps) => {
  const table = useTable();
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={table.text.close}>
      {children}
      <MomentFoot moment={dueOf(table)} />
    </Sheet>
  );
};

export interface ListedCard {
  readonly key: string;
  readonly card: GameCard;
  /** How many copies there are, if that is shown. */
  readonly count?: number;
}

export const CardRows = ({
  cards,
  label,
}: {
  readonly cards: readonly ListedCard[];
  readonly label: string;
}) => {
  const { text, lang } = useTable();
  const { numbers } = text;
  const factsOf = (card: GameCard): string =>
    [
      kindWords(text, card),
      ...(card.kind === 'patron' ? [] : [`${numbers.cost} ${card.cost}`]),
      ...(card.kind === 'creature' ? [`${numbers.strike} ${card.strike}`] : []),
      ...(card.kind === 'creature' || card.kind === 'patron' ? [`${numbers.life} ${card.life}`] : []),
    ].join(', ');
  return (
    <ul className={css['cards']} aria-label={label}>
      {cards.map(({ key, card, count }) => (
        <li key={key}>
          <span className={css['thumb']}>
            <GameTile card={card} coins={card.kind === 'patron' ? undefined : card.cost} />
          </span>
          <div>
            <p>
              <strong>{card.name[lang]}</strong>
              {count !== undefined && count > 1 && ` × ${count}`}
            </p>
            <p className={css['facts']}>{factsOf(card)}</p>
            {describeGameCard(lang, card).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
};
