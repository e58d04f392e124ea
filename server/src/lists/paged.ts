// Paged: makes pages of the rows of a long list.

import type { Paged } from '@dunmer/shared/protocol';
import { paged } from '../home/index.ts';

/** How many rows a page has. */
export const PAGE = 50;
/** One row more than a page is read, which tells without another query whether there is a next page. */
export const READ = PAGE + 1;

/** Makes a page of which only some rows are shown: it may be short, and still leads on to the next page. */
export function pageOf<Row extends { readonly key: number }, Item>(
  rows: readonly Row[],
  shown: readonly Row[],
  itemOf: (row: Row) => Item,
): Paged<Item> {
  const { items, next } = paged(rows, PAGE, (row) => row);
  return { items: items.filter((row) => shown.includes(row)).map(itemOf), next };
}
