// Paged: makes pages of the rows of a long list.

import type { Paged } from '@dunmer/shared/protocol';

/** How many rows a page has. */
export const PAGE = 50;
/** One row more than a page is read, which tells without another query whether there is a next page. */
export const READ = PAGE + 1;

/** Makes a page of what was read, with the key that the next page comes before. */
export function paged<Row extends { readonly key: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Paged<Item> {
  const page = rows.slice(0, PAGE);
  return { items: page.map(itemOf), next: rows.length > PAGE ? (page.at(-1)?.key ?? null) : null };
}

/** Makes a page of which only some rows are shown: it may be short, and still leads on to the next page. */
export function pageOf<Row extends { readonly key: number }, Item>(
  rows: readonly Row[],
  shown: readonly Row[],
  itemOf: (row: Row) => Item,
): Paged<Item> {
  const { items, next } = paged(rows, (row) => row);
  return { items: items.filter((row) => shown.includes(row)).map(itemOf), next };
}
