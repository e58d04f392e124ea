// Found: what a search finds in a list, and in which order.

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

/** Rows in the order of their names, as a dictionary has them; numbers count as numbers. */
export function byName<Row>(lang: Lang, rows: readonly Row[], nameOf: (row: Row) => string): readonly Row[] {
  return rows.toSorted((one, two) => ORDERS[lang].compare(nameOf(one), nameOf(two)));
}

interface SearchToolsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly shown: number;
  readonly all: number;
  /** Beside the search. */
  readonly tools: ReactNode;
}

/** One line to search a list, and how much of it is shown. */
const SearchBox = ({ value, onChange, shown, all }: Omit<SearchToolsProps, 'tools'>) => {
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
        {lists.count(shown, all)}
      </span>
    </div>
  );
};

/** What stands over a list: its search, where there is anything to search, and what else can be done. */
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
  /** Said where the whole list is empty. */
  readonly empty: string;
  /** Beside the search. */
  readonly tools?: ReactNode;
  readonly children: (found: readonly Row[]) => ReactNode;
}

/** A list that is searched: its search, its rows, and a word where there are none. */
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
