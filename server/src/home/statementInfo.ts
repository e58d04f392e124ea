// statementInfo: a page of what has moved in a purse, newest first.

import type { Paged, StatementInfo } from '@dunmer/shared/protocol';
import type { PersonKey, Reader } from '../store/index.ts';
import { namedIn, statementLine } from './statementLine.ts';

const PAGE = 30;

/** A page of rows, of which one more than it holds was read. */
export function paged<Row, Item>(
  rows: readonly Row[],
  most: number,
  { keyOf, itemOf }: { readonly keyOf: (row: Row) => number; readonly itemOf: (row: Row) => Item },
): Paged<Item> {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return { items: page.map(itemOf), next: rows.length > most && last !== undefined ? keyOf(last) : null };
}

/** The entries of a purse before `before`. */
export async function statementInfo(
  reader: Reader,
  person: PersonKey,
  before: number,
): Promise<StatementInfo> {
  const purse = await reader.money.account({ kind: 'purse', owner: person });
  if (purse === null) return { items: [], next: null };
  const rows = await reader.money.statement(purse.key, before, PAGE + 1);
  const briefs = await reader.floor.briefs(namedIn(rows, purse.key));
  return paged(rows, PAGE, {
    keyOf: ({ key }) => key,
    itemOf: (row) => statementLine(row, purse.key, briefs),
  });
}
