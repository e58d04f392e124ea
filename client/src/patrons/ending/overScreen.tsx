// OverScreen: how the match has ended, or how it stands since staff have changed that; both patrons as they lie, and
// what the page around adds about the settlement.

import { useMatchText } from '../../around/matchText.ts';
import { Button } from '../../ui/index.ts';
import { Opened } from '../prepare/opened.tsx';
import { useTable } from '../table.ts';
import { TablePage } from '../tablePage.tsx';
import { endingWords, revisedWords } from './ending.ts';
import css from '../tablePage.module.css';

export const OverScreen = ({ onTable }: { readonly onTable: (() => void) | null }) => {
  const table = useTable();
  const { result } = useMatchText();
  const { text, around, open } = table;
  return (
    <TablePage
      body="column"
      action={
        around.wayOut ?? (
          <Button wide onClick={around.leave}>
            {around.leaveTo ?? text.leave}
          </Button>
        )
      }
    >
      <h2 className={css['ended']}>{revisedWords(table, result) ?? endingWords(table)}</h2>
      {around.settled}
      <Opened />
      <div className={css['more']}>
        {onTable !== null && <Button onClick={onTable}>{text.over.table}</Button>}
        <Button onClick={() => open({ kind: 'log' })}>{text.film.log}</Button>
      </div>
    </TablePage>
  );
};
