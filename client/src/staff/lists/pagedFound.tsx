// PagedFound: a long list, read page by page, the newest first; the pages read so far are searched as one list.

import { type Paged, pageOf, type Read } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { useList } from '../../net/index.ts';
import { find, Reading } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';
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

interface PagesProps<Row> {
  readonly read: Read<Paged<Row>>;
  readonly version: number;
  readonly before: number | null;
  readonly gathered: readonly Row[];
  /** How many pages to read after this one. */
  readonly rest: number;
  readonly children: (rows: readonly Row[], hasMore: boolean) => ReactNode;
}

const Pages = <Row,>({ read, version, before, gathered, rest, children }: PagesProps<Row>) => {
  const list = useList(pageOf(read, before), version);
  return (
    <Reading list={list}>
      {({ items, next }) => {
        const rows = [...gathered, ...items];
        if (next === null || rest === 0) return children(rows, next !== null);
        return (
          <Pages read={read} version={version} before={next} gathered={rows} rest={rest - 1}>
            {children}
          </Pages>
        );
      }}
    </Reading>
  );
};

const all = (): boolean => true;

export const PagedFound = <Row,>(props: PagedFoundProps<Row>) => {
  const { read, version, wordsOf, isWanted = all, empty, tools, children } = props;
  const { lists } = useStaffText();
  const [typed, setTyped] = useKept('typed');
  const [pages, setPages] = useKept('pages');
  const rest = Number(pages);
  return (
    <Pages<Row> read={read} version={version} before={null} gathered={[]} rest={rest}>
      {(rows, hasMore) => {
        const found = find(rows.filter(isWanted), typed, wordsOf);
        return (
          <>
            <SearchTools
              value={typed}
              onChange={setTyped}
              shown={found.length}
              all={rows.length}
              tools={tools}
            />
            {found.length === 0 ? (
              <p className={css['none']}>{rows.length === 0 ? empty : lists.nothing}</p>
            ) : (
              children(found)
            )}
            {hasMore && <Button onClick={() => setPages(String(rest + 1))}>{lists.older}</Button>}
          </>
        );
      }}
    </Pages>
  );
};
