// WatchPlacing: sealed rows, as seen by their owner and by everybody else.

import { type Row, ROWS } from '@dunmer/shared/cards';
import { type Cell, cellsOf, type Seat } from '@dunmer/shared/rules';
import { BackTile, Seal } from '../../cards/index.ts';
import { useTableText } from '../../around/tableText.ts';
import { Board, type BoardRow, LiveRegion } from '../../ui/index.ts';
import { type Match, useMatch } from '../match.ts';
import { placeLabel } from '../table/cellLabel.ts';
import { cellId } from '../table/fieldRows.tsx';
import { Faced } from '../table/faced.tsx';
import { MatchPage } from '../table/matchPage.tsx';
import { SeatName } from '../../around/index.ts';
import { stuckText, WaitingLine } from '../table/waitingLine.tsx';
import { newestFact } from '../windows/facts.ts';
import css from './placing.module.css';

/**
 * Returns the cells of a half that are known to be taken: whole rows, or those that rule 2.2 shows. Null when the
 * viewer is not told.
 */
function takenCells({ view, viewer }: Match, seat: Seat): readonly Cell[] | null {
  const committed = view.common.committed[seat];
  if (!committed.includes('half')) return ROWS.filter((name) => committed.includes(name)).flatMap(cellsOf);
  const shown = view.viewer !== 'watcher' && viewer !== seat ? view.own.seen : [];
  // A laid half is never empty, so an empty list means that the viewer is not told.
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

/** The table before the reveal as a watcher sees it: who has sealed what, and who is being waited for. */
export const WatchPlacing = () => {
  const match = useMatch();
  const { text, names, near, far, view } = match;
  const { windows: words } = useTableText();
  // Before the reveal there is no film to tell of plays.
  const fact = newestFact(match, words);
  const sealed = [far, near]
    .map((seat) => text.sealedSoFar(names[seat], view.common.committed[seat]))
    .join(' ');
  const said = [fact ?? sealed, stuckText(match) ?? ''].join(' ').trim();
  return (
    <MatchPage layout="watched" title={<Faced />} action={<WaitingLine />}>
      {/* On a phone on its side this scrolls, and nothing in it can take the focus: it takes the focus itself, for
          keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css['table']} role="region" aria-label={text.title} tabIndex={0}>
        <div className={css['watched']}>
          <Board
            label={text.board}
            farLabel={text.halfOf(names[far])}
            nearLabel={text.halfOf(names[near])}
            far={sealedRows(match, far).toReversed()}
            near={sealedRows(match, near)}
            middle={<p>{said}</p>}
          />
          <p className={css['nearName']}>
            <SeatName seat={near} look="line" />
          </p>
        </div>
      </div>
      <LiveRegion text={said} />
    </MatchPage>
  );
};
