// fitting: so much of a list as fits into a message, which holds 64 KiB at most.

import type { PersonKey } from '../store/index.ts';

/** What of a list is shown. */
export interface Fitted<Row, View> {
  readonly views: ReadonlyMap<Row, View>;
  /** Bytes that are left. */
  readonly left: number;
}

/**
 * The first of a list whose views take no more than so many bytes as JSON. What does not fit any more ends it, or is
 * `passedOver` for what may come behind it.
 */
export function fitting<Row, View>(
  rows: readonly Row[],
  bytes: number,
  viewOf: (row: Row) => View,
  tooLarge: 'ends' | 'passedOver' = 'ends',
): Fitted<Row, View> {
  const views = new Map<Row, View>();
  let left = bytes;
  for (const row of rows) {
    const view = viewOf(row);
    const size = Buffer.byteLength(JSON.stringify(view)) + 1;
    if (size <= left) {
      left -= size;
      views.set(row, view);
    } else if (tooLarge === 'ends') break;
  }
  return { views, left };
}

/**
 * The first of each partner, then the second of each, and so on, of these the smaller first: nobody's many, and
 * nobody's large ones, keep another's few from being shown.
 */
export function byTurns<Row>(
  rows: readonly Row[],
  partnerOf: (row: Row) => PersonKey,
  sizeOf: (row: Row) => number = () => 0,
): readonly Row[] {
  const counts = new Map<PersonKey, number>();
  const turns = rows.map((row) => {
    const partner = partnerOf(row);
    const turn = counts.get(partner) ?? 0;
    counts.set(partner, turn + 1);
    return { row, turn, size: sizeOf(row) };
  });
  return turns.toSorted((x, y) => x.turn - y.turn || x.size - y.size).map(({ row }) => row);
}

interface Turns<Row, View> {
  readonly partnerOf: (row: Row) => PersonKey;
  readonly viewOf: (row: Row) => View;
}

/** What fits of a list, by turns, in the list's own order. */
export function fittingByTurns<Row, View>(
  rows: readonly Row[],
  bytes: number,
  { partnerOf, viewOf }: Turns<Row, View>,
): readonly View[] {
  const { views } = fitting(byTurns(rows, partnerOf), bytes, viewOf, 'passedOver');
  return rows.flatMap((row) => views.get(row) ?? []);
}
