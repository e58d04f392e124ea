// useArrangement: the player's own half while it is arranged; every change is kept as a draft on the server.

import type { MatchView } from '@dunmer/shared/fairness';
import type { Cell, LaidRow, Seat } from '@dunmer/shared/rules';
import { layingCells } from '@dunmer/shared/rules';
import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { MatchSession } from '../../net/index.ts';
import {
  arrange,
  arranged,
  type ArrangementAction,
  type Cells,
  type Held,
  sameCells,
  stepsBack,
} from './arrangement.ts';
import { cleanDraft, nextCommit, type NextCommit, openCells } from './openCells.ts';

export type SeatView = Extract<MatchView, { viewer: Seat }>;

export interface Hand {
  /** The cards on the cells that are not committed yet. */
  readonly cells: Cells;
  readonly open: readonly Cell[];
  readonly held: Held | null;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly next: NextCommit | null;
  /** The row that is on its way to the server. */
  readonly sending: LaidRow | null;
  /** The arrangement was made in another tab after the last change in this one. */
  readonly isElsewhere: boolean;
  readonly dispatch: Dispatch<ArrangementAction>;
}

export function useArrangement(session: MatchSession, { common, viewer, own }: SeatView): Hand {
  const open = openCells(common, viewer);
  const { draft, saveDraft } = session;
  const [state, dispatch] = useReducer(arrange, null, () => arranged(cleanDraft(draft, open, own.deck)));
  const rows = common.committed[viewer];
  const cells = useMemo(
    () => cleanDraft(state.cells, openCells(common, viewer), own.deck),
    // `common` changes with every event; only its committed rows matter here.
    // oxlint-disable-next-line react/exhaustive-deps
    [state.cells, rows, viewer, own.deck],
  );

  const isTouched = state.touched;
  /** The draft that the server keeps, as far as this page knows: the last one it saved or received. */
  const kept = useRef(draft);
  const heard = useRef(draft);
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (!isTouched || sameCells(cells, kept.current)) return;
    kept.current = cells;
    saveDraft(cells);
  }, [cells, isTouched, saveDraft]);
  // The newest arrangement counts and is shown: one from another tab, or one that the server kept over a reload.
  useEffect(() => {
    const isNews = draft !== heard.current && !sameCells(draft, kept.current);
    heard.current = draft;
    if (!isNews) return;
    kept.current = draft;
    dispatch({ type: 'reset', cells: draft });
    setTold(isTouched);
  }, [draft, isTouched]);

  const back = stepsBack(state.past, cells, (then) => cleanDraft(then, open, own.deck));
  const placing = session.sending.map(({ command }) => command).find((command) => command.type === 'place');
  const sending = placing?.type === 'place' ? placing.laying.row : null;
  return {
    cells,
    open: sending === null ? open : open.filter((cell) => !layingCells(sending).includes(cell)),
    held: state.held,
    canUndo: back > 0 && sending === null,
    undo: () => {
      if (back > 0) dispatch({ type: 'undo', steps: back });
    },
    next: nextCommit(common, viewer, own.deck.length, cells),
    sending,
    isElsewhere: isTold && !isTouched,
    dispatch,
  };
}
