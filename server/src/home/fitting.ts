// fitting: cuts a list to what fits into a message, which holds 64 KiB at most.

import type { PersonKey } from '../store/index.ts';

/** The part of a list that is shown. */
export interface Fitted<Row, View> {
  readonly views: ReadonlyMap<Row, View>;
  /** Bytes that are left over. */
  readonly left: number;
}

/**
 * Makes the views of a list's rows as long as they take no more than `bytes` as JSON. A row that is too large ends the
 * list, or is `passedOver` so that smaller ones behind it are still shown.
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
 * Orders rows by turns: the first of each partner, then the second of each, and so on, smaller ones first within a
 * turn. So nobody's many or large rows keep another's few from being shown.
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

/** Makes the views that fit when partners take turns; returns them in the list's own order. */
export function fittingByTurns<Row, View>(
  rows: readonly Row[],
  bytes: number,
  { partnerOf, viewOf }: Turns<Row, View>,
): readonly View[] {
  const { views } = fitting(byTurns(rows, partnerOf), bytes, viewOf, 'passedOver');
  return rows.flatMap((row) => views.get(row) ?? []);
}
