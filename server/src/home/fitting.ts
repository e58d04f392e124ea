// fitting: so much of a list as fits into a message, which holds 64 KiB at most.

import type { PersonKey } from '../store/index.ts';

/** What of a list is shown. */
export interface Fitted<Row, View> {
  readonly views: ReadonlyMap<Row, View>;
  /** Bytes that are left. */
  readonly left: number;
}

/** The longest part of a list, from its beginning, whose views take no more than so many bytes as JSON. */
export function fitting<Row, View>(
  rows: readonly Row[],
  bytes: number,
  viewOf: (row: Row) => View,
): Fitted<Row, View> {
  const views = new Map<Row, View>();
  let left = bytes;
  for (const row of rows) {
    const view = viewOf(row);
    const size = Buffer.byteLength(JSON.stringify(view)) + 1;
    if (size > left) break;
    left -= size;
    views.set(row, view);
  }
  return { views, left };
}

/** The first of each partner, then the second of each, and so on: nobody's many keep another's few from being shown. */
export function byTurns<Row>(rows: readonly Row[], partnerOf: (row: Row) => PersonKey): readonly Row[] {
  const counts = new Map<PersonKey, number>();
  const turns = rows.map((row) => {
    const partner = partnerOf(row);
    const turn = counts.get(partner) ?? 0;
    counts.set(partner, turn + 1);
    return { row, turn };
  });
  return turns.toSorted((x, y) => x.turn - y.turn).map(({ row }) => row);
}

/** What fits of a list, by turns, in the list's own order. */
export function fittingByTurns<Row, View>(
  rows: readonly Row[],
  bytes: number,
  { partnerOf, viewOf }: { readonly partnerOf: (row: Row) => PersonKey; readonly viewOf: (row: Row) => View },
): readonly View[] {
  const { views } = fitting(byTurns(rows, partnerOf), bytes, viewOf);
  return rows.flatMap((row) => views.get(row) ?? []);
}
