// Sealed rows: a half as everybody else sees it before the reveal: backs and a seal for each committed row (2.1, 2.2).

import { ROWS, type Row } from '@dunmer/shared/cards';
import { type Cell, cellsOf, type Seat } from '@dunmer/shared/rules';
import { BackTile, Seal } from '../../cards/index.ts';
import type { BoardRow } from '../../ui/index.ts';
import type { Match } from '../match.ts';
import { placeLabel } from '../table/cellLabel.ts';
import { cellId } from '../table/fieldRows.tsx';

/**
 * The cells of a half that are known to be taken: whole rows, or those that rule 2.2 shows; null where nobody is told.
 */
function takenCells({ view, viewer }: Match, seat: Seat): readonly Cell[] | null {
  const committed = view.common.committed[seat];
  if (!committed.includes('half')) return ROWS.filter((name) => committed.includes(name)).flatMap(cellsOf);
  const shown = view.viewer !== 'watcher' && viewer !== seat ? view.own.seen : [];
  // A half that is laid is never empty.
  return shown.length > 0 ? shown : null;
}

function sealedRow(match: Match, seat: Seat, name: Row, taken: readonly Cell[] | null): BoardRow {
  const { text, view } = match;
  const committed = view.common.committed[seat];
  const isSealed = committed.includes(name) || committed.includes('half');
  const cells = cellsOf(name).map((cell) => {
    const isTaken = taken?.includes(cell) === true;
    const state = isTaken ? text.faceDown : taken === null ? text.unknownCell : text.emptyCell;
    return {
      id: cellId(seat, cell),
      label: `${placeLabel(match, seat, cell)}: ${state}`,
      ...(isTaken ? { content: <BackTile /> } : {}),
    };
  });
  const label = isSealed ? `${text.row(name)}, ${text.sealedRow}` : text.row(name);
  return { id: `${seat}-${name}`, label, cells, ...(isSealed ? { seal: <Seal /> } : {}) };
}

/** Both rows of a half, the front first. */
export function sealedRows(match: Match, seat: Seat): readonly BoardRow[] {
  const taken = takenCells(match, seat);
  return ROWS.map((name) => sealedRow(match, seat, name, taken));
}
