// statementInfo: a page of what has moved in a purse, newest first.

import type { Paged, StatementInfo } from '@dunmer/shared/protocol';
import type { PersonKey, Reader } from '../store/index.ts';
import { affairsBehind, namedIn, type Opens, statementLine } from './statementLine.ts';

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

interface Asked {
  /** What comes before this entry; all where it is the greatest number. */
  readonly before: number;
  readonly most?: number;
  readonly opens?: Opens;
}

/** The entries of a person's purse, newest first. Three statements, however many there are. */
export async function statementInfo(
  reader: Reader,
  owner: PersonKey,
  { before, most = PAGE, opens = 'all' }: Asked,
): Promise<StatementInfo> {
  const purse = await reader.money.account({ kind: 'purse', owner });
  if (purse === null) return { items: [], next: null };
  const rows = await reader.money.statement(purse.key, before, most + 1);
  const statement = { account: purse.key, owner, affairs: await affairsBehind(reader, rows), opens };
  const briefs = await reader.floor.briefs(namedIn(rows, statement));
  return paged(rows, most, {
    keyOf: ({ key }) => key,
    itemOf: (row) => statementLine(row, statement, briefs),
  });
}
