// Found: the rows of a list that a search finds, and their order.

import type { Lang } from '@dunmer/shared/cards';
import type { ReactNode } from 'react';
import { find } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { useKept } from './useKept.ts';
import css from './lists.module.css';

const ORDERS: Readonly<Record<Lang, Intl.Collator>> = {
  ru: new Intl.Collator('ru', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

/** Sorts rows by name, as in a dictionary; numbers in names sort as numbers. */
export function byName<Row>(lang: Lang, rows: readonly Row[], nameOf: (row: Row) => string): readonly Row[] {
  return rows.toSorted((one, two) => ORDERS[lang].compare(nameOf(one), nameOf(two)));
}

interface SearchToolsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly shown: number;
  readonly all: number;
  /** The list has older rows than these. */
  readonly hasMore?: boolean;
  /** Controls beside the search. */
  readonly tools: ReactNode;
}

/** The search field of a list, and how many of its rows are shown. */
const SearchBox = ({ value, onChange, shown, all, hasMore = false }: Omit<SearchToolsProps, 'tools'>) => {
  const { lists } = useStaffText();
  return (
    <div className={css['search']} role="search">
      <input
        type="search"
        className={css['input']}
        aria-label={lists.search}
        placeholder={lists.search}
        value={value}
        data-search=""
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={css['count']} role="status">
        {hasMore ? lists.countNewest(shown, all) : lists.count(shown, all)}
      </span>
    </div>
  );
};

/** The line above a list: the search, if there is anything to search, and other controls. */
export const SearchTools = ({ tools, ...search }: SearchToolsProps) => {
  const isEmpty = search.all === 0;
  if (isEmpty && tools === undefined) return null;
  return (
    <div className={css['tools']}>
      {!isEmpty && <SearchBox {...search} />}
      {tools}
    </div>
  );
};

interface FoundProps<Row> {
  readonly rows: readonly Row[];
  readonly wordsOf: (row: Row) => readonly string[];
  /** Shown when the whole list is empty. */
  readonly empty: string;
  /** Controls beside the search. */
  readonly tools?: ReactNode;
  readonly children: (found: readonly Row[]) => ReactNode;
}

/** A searchable list: its search, its rows, and a message when there are none. */
export const Found = <Row,>({ rows, wordsOf, empty, tools, children }: FoundProps<Row>) => {
  const { lists } = useStaffText();
  const [typed, setTyped] = useKept('typed');
  const found = find(rows, typed, wordsOf);
  const none = rows.length === 0 ? empty : lists.nothing;
  return (
    <>
      <SearchTools value={typed} onChange={setTyped} shown={found.length} all={rows.length} tools={tools} />
      {found.length === 0 ? <p className={css['none']}>{none}</p> : children(found)}
    </>
  );
};
