// Placing: arranging a half before it is committed, and the tray beside it.

import { describe, expect, it } from 'vitest';
import { CELLS } from '@dunmer/shared/rules';
import { LocalMatch } from '../../harness/localMatch.ts';
import {
  arrange,
  arranged,
  type Arrangement,
  type ArrangementAction,
  type Cells,
  stepsBack,
} from './arrangement.ts';
import { cleanDraft, isInviting, nextCommit, openCells } from './openCells.ts';

const EMPTY_CELLS: Cells = CELLS.map(() => null);
const empty = arranged(EMPTY_CELLS);
const after = (...actions: readonly ArrangementAction[]): Arrangement => actions.reduce(arrange, empty);
const tapCard = (copy: string) => ({ type: 'tapCard', copy }) as const;
const UNDO = { type: 'undo', steps: 1 } as const;
const tapCell = (cell: 0 | 1 | 2 | 3 | 4 | 5) => ({ type: 'tapCell', cell }) as const;

describe('arranging', () => {
  it('puts a card on a cell by a tap on each, in either order', () => {
    expect(after(tapCard('x'), tapCell(1)).cells).toEqual([null, 'x', null, null, null, null]);
    expect(after(tapCell(1), tapCard('x')).cells).toEqual([null, 'x', null, null, null, null]);
  });

  it('arranges both rows before anything is committed (2.5)', () => {
    expect(after(tapCard('x'), tapCell(1), tapCard('y'), tapCell(5)).cells).toEqual([
      null,
      'x',
      null,
      null,
      null,
      'y',
    ]);
  });

  it('lets two cards change places', () => {
    expect(after(tapCard('x'), tapCell(0), tapCard('y'), tapCell(3), tapCell(0), tapCell(3)).cells).toEqual([
      'y',
      null,
      null,
      'x',
      null,
      null,
    ]);
  });

  it('sends a card that is covered from the tray back to the tray', () => {
    expect(after(tapCard('x'), tapCell(0), tapCard('y'), tapCell(0)).cells).toEqual([
      'y',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('takes a card back by a second tap on it', () => {
    expect(after(tapCard('x'), tapCell(0), tapCell(0), tapCell(0)).cells).toEqual(EMPTY_CELLS);
  });

  it('lets go of a held card by a second tap', () => {
    expect(after(tapCard('x'), tapCard('x')).held).toBeNull();
  });

  it('drags a card to a cell and back to the tray', () => {
    const put = { type: 'put', copy: 'x', cell: 2 } as const;
    expect(after(put).cells[2]).toBe('x');
    expect(after(put, { type: 'return', copy: 'x' }).cells).toEqual(EMPTY_CELLS);
  });

  it('is as it was after a drag that ends where it began, and undoes what was done before', () => {
    const put = { type: 'put', copy: 'x', cell: 2 } as const;
    const { cells, past } = after(put, put, { type: 'return', copy: 'y' });
    expect(cells).toEqual(after(put).cells);
    expect(past.at(-stepsBack(past, cells, (then) => then))).toEqual(EMPTY_CELLS);
  });

  it('has a way back for every change, one by one', () => {
    const there = after(tapCard('x'), tapCell(0), tapCard('y'), tapCell(0), UNDO);
    expect(there.cells).toEqual(['x', null, null, null, null, null]);
    expect(arrange(there, UNDO).cells).toEqual(EMPTY_CELLS);
    expect(arrange(there, UNDO).past).toEqual([]);
    expect(arrange(empty, UNDO)).toBe(empty);
  });

  it('passes over changes that can be undone no more, because their row is sealed (2.1)', () => {
    const { past, cells } = after(tapCard('x'), tapCell(4), tapCard('y'), tapCell(0));
    const back = (then: Cells): Cells => then.map((copy, at) => (at < 3 ? null : copy));
    expect(stepsBack(past, cells, (then) => then)).toBe(1);
    expect(stepsBack(past, back(cells), back)).toBe(2);
    expect(arrange(arranged(cells), { type: 'undo', steps: 1 })).toEqual(arranged(cells));
    expect(stepsBack([EMPTY_CELLS], back(['x', null, null, null, null, null]), back)).toBe(0);
  });

  it('stays changed here after the last change is undone, so that an older draft does not come back', () => {
    expect(after(tapCard('x'), tapCell(0), UNDO)).toMatchObject({
      cells: EMPTY_CELLS,
      touched: true,
    });
    expect(arrange(after(tapCard('x'), tapCell(0)), { type: 'reset', cells: EMPTY_CELLS }).touched).toBe(
      false,
    );
  });

  it('never shows one card twice', () => {
    const state = after(tapCard('x'), tapCell(0), tapCard('x'), tapCell(4), {
      type: 'put',
      copy: 'x',
      cell: 1,
    });
    expect(state.cells.filter((copy) => copy === 'x')).toHaveLength(1);
  });
});

describe('committing', () => {
  const match = () => {
    const played = new LocalMatch({ a: 'caravan', b: 'back-alley' }, 1);
    played.promiseAndOpen();
    return played;
  };

  it('commits the front row first, then the back (2.5)', () => {
    const played = match();
    const common = () => played.state.rules.common;
    expect(nextCommit(common(), 'a', 9, ['a0', 'a1', null, 'a3', null, null])).toMatchObject({
      row: 'front',
      lacks: 1,
      laying: null,
    });
    const front = nextCommit(common(), 'a', 9, ['a0', 'a1', 'a2', 'a3', null, null]);
    expect(front?.laying).toEqual({ row: 'front', cells: ['a0', 'a1', 'a2'] });
    played.do({ type: 'place', seat: 'a', laying: { row: 'front', cells: ['a0', 'a1', 'a2'] } });
    expect(openCells(common(), 'a')).toEqual([3, 4, 5]);
    expect(nextCommit(common(), 'a', 6, [null, null, null, 'a3', null, null])).toMatchObject({
      row: 'back',
      lacks: 2,
    });
  });

  it('commits the whole half of a short trader at once, on any cells (2.2)', () => {
    const { common } = match().state.rules;
    expect(nextCommit(common, 'b', 4, ['b0', null, 'b1', null, 'b2', null])).toMatchObject({
      row: 'half',
      lacks: 1,
    });
    const laying = { row: 'half', cells: ['b0', null, 'b1', null, 'b2', 'b3'] };
    expect(nextCommit(common, 'b', 4, ['b0', null, 'b1', null, 'b2', 'b3'])?.laying).toEqual(laying);
  });

  it('asks the one who has to wait for the other for nothing, and shows where a card that they hold may go (2.2)', () => {
    const { common } = match().state.rules;
    const next = nextCommit(common, 'b', 4, EMPTY_CELLS);
    const glows = (held: Arrangement['held'], mayLayNow: boolean) =>
      ([0, 1, 2, 3, 4, 5] as const).filter((cell) => isInviting({ held, next }, cell, mayLayNow));
    expect(glows(null, false)).toEqual([]);
    expect(glows({ kind: 'cell', cell: 1 }, false)).toEqual([]);
    expect(glows({ kind: 'card', copy: 'b0' }, false)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(glows(null, true)).toEqual([0, 1, 2, 3, 4, 5]);
    const full = { held: null, next: nextCommit(common, 'a', 9, EMPTY_CELLS) };
    expect([0, 3].map((cell) => isInviting(full, cell === 0 ? 0 : 3, true))).toEqual([true, false]);
  });

  it('drops from a kept draft what is committed, not at hand, or there twice', () => {
    const deck = [
      { copy: 'x', card: 'scamp' },
      { copy: 'y', card: 'scamp' },
    ];
    expect(cleanDraft(['x', 'x', 'gone', 'x', 'y', 'y'], [3, 4, 5], deck)).toEqual([
      null,
      null,
      null,
      'x',
      'y',
      null,
    ]);
  });
});
