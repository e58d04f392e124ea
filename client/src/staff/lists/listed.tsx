// Listed: a list of the desk as a searchable table, read whole or page by page.

import type { Paged, Read } from '@dunmer/shared/protocol';
import { useList } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useLang } from '../../text/index.ts';
import { useVersion } from '../shell/hooks.ts';
import { byName, Found } from './found.tsx';
import { PagedFound } from './pagedFound.tsx';
import { type Column, Rows } from './rows.tsx';

/** What a list shows of its rows, and how they are found. */
export interface Listing<Row> {
  readonly label: string;
  readonly empty: string;
  /** `shown` holds the rows that are shown. */
  readonly columns: (shown: readonly Row[]) => readonly Column<Row>[];
  readonly wordsOf: (row: Row) => readonly string[];
  readonly keyOf: (row: Row) => string;
  /** The page that a row links to; undefined for a row that links to none. */
  readonly hrefOf?: (row: Row) => string | undefined;
}

interface WholeProps<Row> extends Listing<Row> {
  readonly read: Read<readonly Row[]>;
  readonly nameOf: (row: Row) => string;
}

/** Sorted by name. */
export const WholeList = <Row,>({ read, nameOf, columns, empty, wordsOf, ...rest }: WholeProps<Row>) => {
  const lang = useLang();
  return (
    <Reading list={useList(read, useVersion())}>
      {(all) => (
        <Found rows={byName(lang, all, nameOf)} wordsOf={wordsOf} empty={empty}>
          {(found) => <Rows {...rest} columns={columns(found)} rows={found} />}
        </Found>
      )}
    </Reading>
  );
};

interface PagedProps<Row> extends Listing<Row> {
  readonly read: Read<Paged<Row>>;
}

/** The newest first. */
export const PagedList = <Row,>({ read, columns, empty, wordsOf, ...rest }: PagedProps<Row>) => (
  <PagedFound read={read} version={useVersion()} wordsOf={wordsOf} empty={empty}>
    {(found) => <Rows {...rest} columns={columns(found)} rows={found} />}
  </PagedFound>
);
