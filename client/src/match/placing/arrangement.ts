// Arrangement: which card lies where before it is committed, and how changes are undone.

import type { Cell, CopyId } from '@dunmer/shared/rules';

/** Which card lies on which cell of the player's own half before it is committed. */
export type Cells = readonly (CopyId | null)[];

/** What a tap has picked up: a card, from the tray or a cell, or an empty cell that waits for a card. */
export type Held =
  | { readonly kind: 'card'; readonly copy: CopyId }
  | { readonly kind: 'cell'; readonly cell: Cell };

export interface Arrangement {
  /** Six cells in board order. Committed cells are `null` here. */
  readonly cells: Cells;
  readonly past: readonly Cells[];
  readonly held: Held | null;
  /** Something was changed here, even if only back again: a draft kept elsewhere no longer counts. */
  readonly touched: boolean;
}

export type ArrangementAction =
  | { readonly type: 'tapCard'; readonly copy: CopyId }
  | { readonly type: 'tapCell'; readonly cell: Cell }
  /** A drag has ended over a cell, or over the tray. */
  | { readonly type: 'put'; readonly copy: CopyId; readonly cell: Cell }
  | { readonly type: 'return'; readonly copy: CopyId }
  /** Restores the state before the last `steps` changes. */
  | { readonly type: 'undo'; readonly steps: number }
  | { readonly type: 'release' }
  /** Takes the half as the server has it: after a reload, a commit or a refusal. */
  | { readonly type: 'reset'; readonly cells: Cells };

export const arranged = (cells: Cells): Arrangement => ({ cells, past: [], held: null, touched: false });

/**
 * Puts a card on a cell. The card that lay there goes where the new one came from: to its cell, or back to the tray.
 */
function put(cells: Cells, copy: CopyId, cell: Cell): Cells {
  const there = cells[cell] ?? null;
  const from = cells.indexOf(copy);
  return cells.map((here, at) => (at === cell ? copy : at === from ? there : here));
}

const without = (cells: Cells, copy: CopyId): Cells => cells.map((here) => (here === copy ? null : here));

const changed = (state: Arrangement, cells: Cells): Arrangement => ({
  cells,
  past: [...state.past, state.cells],
  held: null,
  touched: true,
});

function tapCard(state: Arrangement, copy: CopyId): Arrangement {
  const { held, cells } = state;
  if (held?.kind === 'cell') return changed(state, put(cells, copy, held.cell));
  const same = held?.kind === 'card' && held.copy === copy;
  return { ...state, held: same ? null : { kind: 'card', copy } };
}

function tapCell(state: Arrangement, cell: Cell): Arrangement {
  const { held, cells } = state;
  const there = cells[cell] ?? null;
  if (held?.kind === 'card') {
    // A second tap on the held card's own cell returns it to the tray.
    return there === held.copy
      ? changed(state, without(cells, held.copy))
      : changed(state, put(cells, held.copy, cell));
  }
  if (there !== null) return { ...state, held: { kind: 'card', copy: there } };
  return { ...state, held: held?.cell === cell ? null : { kind: 'cell', cell } };
}

export function arrange(state: Arrangement, action: ArrangementAction): Arrangement {
  switch (action.type) {
    case 'tapCard':
      return tapCard(state, action.copy);
    case 'tapCell':
      return tapCell(state, action.cell);
    case 'put':
      return changed(state, put(state.cells, action.copy, action.cell));
    case 'return':
      return changed(state, without(state.cells, action.copy));
    case 'undo': {
      const before = state.past.at(-action.steps);
      return before === undefined
        ? state
        : { ...state, cells: before, past: state.past.slice(0, -action.steps), held: null };
    }
    case 'release':
      return { ...state, held: null };
    case 'reset':
      return arranged(action.cells);
  }
}

/** Tells whether two arrangements are the same. */
export const sameCells = (x: Cells, y: Cells): boolean => x.every((copy, at) => copy === (y[at] ?? null));

/**
 * Returns how many changes to undo so that the open cells differ from `now`: cells that were sealed meanwhile stay as
 * they are. 0 when there is no such change.
 */
export function stepsBack(past: readonly Cells[], now: Cells, open: (then: Cells) => Cells): number {
  const last = past.findLastIndex((then) => !sameCells(open(then), now));
  return last === -1 ? 0 : past.length - last;
}
