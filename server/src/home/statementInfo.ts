// statementInfo: a page of what has moved in a purse, newest first.

import type { Paged, StatementInfo } from '@dunmer/shared/protocol';
import type { PersonKey, Reader } from '../store/index.ts';
import { affairsBehind, namedIn, type Opens, partnersOf, statementLine } from './statementLine.ts';

const PAGE = 30;

/** Makes a page of rows, of which one more than it holds was read, with the key that the next page comes before. */
export function paged<Row extends { readonly key: number }, Item>(
  rows: readonly Row[],
  most: number,
  itemOf: (row: Row) => Item,
): Paged<Item> {
  const page = rows.slice(0, most);
  return { items: page.map(itemOf), next: rows.length > most ? (page.at(-1)?.key ?? null) : null };
}

interface Asked {
  /** Only entries before this key are shown; the greatest number stands for all. */
  readonly before: number;
  readonly most?: number;
  readonly opens?: Opens;
  /** Neither the newest entry with one of these people nor any older entry is shown. */
  readonly hidden?: ReadonlySet<PersonKey>;
}

/**
 * Reads the rows of a page and one more, with the affairs they belong to; null where somebody has no purse. Takes two
 * statements.
 */
async function readRows(
  reader: Reader,
  owner: PersonKey,
  { before, most = PAGE, opens = 'own', hidden = new Set() }: Asked,
) {
  const purse = await reader.money.account({ kind: 'purse', owner });
  if (purse === null) return null;
  const found = await reader.money.statement(purse.key, before, most + 1);
  const statement = { account: purse.key, owner, affairs: await affairsBehind(reader, found), opens };
  const end = found.findIndex((row) => partnersOf(row, statement).some((person) => hidden.has(person)));
  return { rows: end === -1 ? found : found.slice(0, end), statement };
}

/** Returns everybody with whom the entries of a page are. */
export async function partnersIn(
  reader: Reader,
  owner: PersonKey,
  asked: Asked,
): Promise<readonly PersonKey[]> {
  const read = await readRows(reader, owner, asked);
  if (read === null) return [];
  return read.rows.slice(0, asked.most ?? PAGE).flatMap((row) => partnersOf(row, read.statement));
}

/** Reads a page of a person's purse, newest first, in three statements, however many entries there are. */
export async function statementInfo(reader: Reader, owner: PersonKey, asked: Asked): Promise<StatementInfo> {
  const read = await readRows(reader, owner, asked);
  if (read === null) return { items: [], next: null };
  const { rows, statement } = read;
  const { most = PAGE } = asked;
  const briefs = await reader.floor.briefs(namedIn(rows, statement));
  return paged(rows, most, (row) => statementLine(row, statement, briefs));
}
