// PagedFound: a long list, read page by page, the newest first; a search reads on to its end.

import type { Paged, Read } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { usePages } from '../../net/index.ts';
import { find, Reading } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button, Waiting } from '../../ui/index.ts';
import { SearchTools } from './found.tsx';
import { useKept } from './useKept.ts';
import css from './lists.module.css';

interface PagedFoundProps<Row> {
  readonly read: Read<Paged<Row>>;
  readonly version: number;
  readonly wordsOf: (row: Row) => readonly string[];
  /** Tells which rows belong in the list at all. */
  readonly isWanted?: (row: Row) => boolean;
  readonly empty: string;
  readonly tools?: ReactNode;
  readonly children: (found: readonly Row[]) => ReactNode;
}

/** So many pages are read for a search or a choice: more than any event of three days has. */
const MOST = 20;

/** Wants every row. */
export const all = (): boolean => true;

export const PagedFound = <Row,>(props: PagedFoundProps<Row>) => {
  const { read, version, wordsOf, isWanted = all, empty, tools, children } = props;
  const { lists } = useStaffText();
  const [typed, setTyped] = useKept('typed');
  const [pages, setPages] = useKept('pages');
  const count = Number(pages) + 1;
  // Whoever looks for something finds it wherever it stands: an old contract that nobody fulfils, or yesterday's match.
  const isSought = typed.trim() !== '' || isWanted !== all;
  const { newest, rows, hasMore, isReading } = usePages(
    read,
    version,
    isSought ? Math.max(MOST, count) : count,
  );
  const found = find(rows.filter(isWanted), typed, wordsOf);
  const none = isReading ? lists.loading : lists.nothing;
  return (
    <Reading list={newest}>
      {() => (
        <>
          <SearchTools
            value={typed}
            onChange={setTyped}
            shown={found.length}
            all={rows.length}
            hasMore={hasMore}
            tools={tools}
          />
          {found.length === 0 ? (
            <p className={css['none']}>{rows.length === 0 ? empty : none}</p>
          ) : (
            children(found)
          )}
          {isReading && found.length > 0 && <Waiting>{lists.loading}</Waiting>}
          {hasMore && !isReading && (
            <Button onClick={() => setPages(String(Math.max(count, isSought ? MOST : 0)))}>
              {lists.older}
            </Button>
          )}
        </>
      )}
    </Reading>
  );
};
