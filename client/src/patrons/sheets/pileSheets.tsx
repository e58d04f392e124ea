// PileSheets: a graveyard, the oldest card first, and the queue, in the order in which it comes out.

import type { Seat } from '@dunmer/shared/rules';
import { describeGameCard } from '@dunmer/shared/patrons';
import { nameOf } from '../film/told.ts';
import { ownedBy, useTable } from '../table.ts';
import { CardRows, TableSheet } from './sheetParts.tsx';
import css from './sheets.module.css';

export const GraveSheet = ({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) => {
  const table = useTable();
  const { board, catalogue, text } = table;
  const { grave } = text;
  const title = ownedBy(table, seat, grave.title);
  const cards = board.graveyard[seat].flatMap(({ copy, card }) => {
    const definition = catalogue.get(card);
    return definition === undefined ? [] : [{ key: copy, card: definition }];
  });
  return (
    <TableSheet onClose={onClose} title={title}>
      {cards.length === 0 ? <p>{grave.empty}</p> : <CardRows cards={cards} label={title} />}
    </TableSheet>
  );
};

export const QueueSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { board, catalogue, text, teller, lang, viewer, session } = useTable();
  const { queue } = text;
  return (
    <TableSheet onClose={onClose} title={queue.title}>
      <p>{queue.means}</p>
      {board.queue.length === 0 ? (
        <p>{queue.empty}</p>
      ) : (
        <ol className={css['queue']}>
          {board.queue.map(({ copy, card, ability, seat }, at) => {
            const definition = catalogue.get(card);
            const who = seat === viewer ? text.side.yours : session.names[seat];
            return (
              <li key={`${copy} ${ability} ${at}`}>
                <strong>{queue.entry(nameOf(teller, card), who)}</strong>
                <p>{definition === undefined ? '' : describeGameCard(lang, definition)[ability]}</p>
              </li>
            );
          })}
        </ol>
      )}
    </TableSheet>
  );
};
