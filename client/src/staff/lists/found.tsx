// Found: a list that is searched: its search, its rows, and a word where there are none.

import { type ReactNode, useState } from 'react';
import { useStaffText } from '../../text/index.ts';
import { find } from './find.ts';
import css from './lists.module.css';
import { SearchBox } from './searchBox.tsx';

interface FoundProps<Row> {
  readonly rows: readonly Row[];
  readonly wordsOf: (row: Row) => readonly string[];
  /** Said where the whole list is empty. */
  readonly empty: string;
  /** Beside the search. */
  readonly tools?: ReactNode;
  readonly children: (found: readonly Row[]) => ReactNode;
}

export const Found = <Row,>({ rows, wordsOf, empty, tools, children }: FoundProps<Row>) => {
  const { lists } = useStaffText();
  const [typed, setTyped] = useState('');
  const found = find(rows, typed, wordsOf);
  const none = rows.length === 0 ? empty : lists.nothing;
  return (
    <>
      <div className={css['tools']}>
        <SearchBox value={typed} onChange={setTyped} shown={found.length} all={rows.length} />
        {tools}
      </div>
      {found.length === 0 ? <p className={css['none']}>{none}</p> : children(found)}
    </>
  );
};
