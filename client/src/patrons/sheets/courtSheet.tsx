// CourtSheet: the twenty cards that a patron brings; courts are no secret (PATRONS, 11).

import type { GameCard, GameCatalogue } from '@dunmer/shared/patrons';
import { lyingIn } from '../cards/lying.ts';
import { useTable } from '../table.ts';
import { CardRows, type ListedCard, TableSheet } from './sheetParts.tsx';
import css from './sheets.module.css';

const KINDS: readonly GameCard['kind'][] = ['creature', 'spell', 'support'];

/** Sorts creatures, spells, then supports, each the cheapest first. */
const rank = (card: GameCard): number =>
  KINDS.indexOf(card.kind) * 100 + (card.kind === 'patron' ? 0 : card.cost);

function courtCards(catalogue: GameCatalogue, patron: GameCard): readonly ListedCard[] {
  if (patron.kind !== 'patron') return [];
  const ids = [...new Set(patron.court)];
  return ids
    .flatMap((id) => {
      const card = catalogue.get(id);
      return card === undefined
        ? []
        : [{ key: id, card, count: patron.court.filter((each) => each === id).length }];
    })
    .toSorted((x, y) => rank(x.card) - rank(y.card));
}

const Court = ({ patron }: { readonly patron: GameCard }) => {
  const { catalogue, text, lang } = useTable();
  return <CardRows cards={courtCards(catalogue, patron)} label={text.prepare.courtOf(patron.name[lang])} />;
};

interface CourtSheetProps {
  readonly patron: string;
  readonly onClose: () => void;
}

export const CourtSheet = ({ patron, onClose }: CourtSheetProps) => {
  const { catalogue, text, lang } = useTable();
  const card = catalogue.get(patron);
  if (card === undefined) return null;
  return (
    <TableSheet onClose={onClose} title={text.prepare.courtOf(card.name[lang])}>
      <Court patron={card} />
    </TableSheet>
  );
};

/** The courts of both players. */
export const CourtsSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { catalogue, view, text, lang, near, far } = useTable();
  const patrons = [near, far].flatMap((seat) =>
    lyingIn(catalogue, view.common)
      .filter(({ card, definition }) => definition.kind === 'patron' && card.owner === seat)
      .map(({ definition }) => ({ seat, definition })),
  );
  return (
    <TableSheet onClose={onClose} title={text.menu.courts}>
      <div className={css['courts']}>
        {patrons.map(({ seat, definition }) => (
          <section key={seat}>
            <h3>{text.prepare.courtOf(definition.name[lang])}</h3>
            <Court patron={definition} />
          </section>
        ))}
      </div>
    </TableSheet>
  );
};
