// Mistakes in placing and the reveal: who lays what and when (RULES 2).

import { type Mutant, mutantsOf } from '../mutant.ts';

export const PLACING: readonly Mutant[] = [
  ...mutantsOf(
    'placement.ts',
    ['2.2 five cards are short', 'size < CELLS.length', 'size < CELLS.length - 1'],
    ['2.1 six cards are not short', 'size < CELLS.length', 'size <= CELLS.length'],
    ['2.3 nobody waits', "return 'together'", "return 'a'"],
    [
      '2.2 the same number: a toss',
      "if (sizes.a === sizes.b) return 'toss';",
      "if (sizes.a === sizes.b) return 'a';",
    ],
    ['2.2 the one with more cards first', "sizes.a > sizes.b ? 'a' : 'b'", "sizes.a > sizes.b ? 'b' : 'a'"],
    ['2.4 both rows', "rows.includes('front') && rows.includes('back')", "rows.includes('front')"],
    [
      '2.2 both rows first',
      '|| isComplete(state, otherSeat(seat))',
      '|| state.committed[otherSeat(seat)].length > 0',
    ],
    ['2.2 the second waits', "order === 'together' || order === seat ||", "order !== 'toss' ||"],
    [
      '2.2 nobody lays before the toss',
      "order === 'together' ||",
      "order === 'together' || order === 'toss' ||",
    ],
  ),
  ...mutantsOf(
    'decide/place.ts',
    [
      '2.1 a committed row cannot be changed',
      "if (rows.includes(row)) return { code: 'row-committed', row };",
      '',
    ],
    [
      '2.2 a short trader lays the half',
      "if (isShort !== (row === 'half'))",
      "if (!isShort && row === 'half')",
    ],
    ['2.1 a full trader lays rows', "if (isShort !== (row === 'half'))", "if (isShort && row !== 'half')"],
    ['2.2 the other first', "if (!mayLay(common, seat)) return { code: 'opponent-first' };", ''],
    [
      '2.5 the front first',
      "if (row === 'back' && !rows.includes('front')) return { code: 'front-first' };",
      '',
    ],
    [
      '2.1 a row has three cells',
      "if (cells.length !== layingCells(row).length) return { code: 'row-incomplete', row };",
      '',
    ],
    ['2.1 no card twice', "if (cells.indexOf(copy) < i) return { code: 'card-twice', copy };", ''],
    [
      '2.1 only cards of the deck',
      "if (!deck.some((card) => card.copy === copy)) return { code: 'not-in-deck', copy };",
      '',
    ],
    [
      '2.2 all cards',
      "const due = row === 'half' ? deck.length : cells.length;",
      "const due = row === 'half' ? laid.size : cells.length;",
    ],
    [
      '2.2 the second sees the cells',
      "run.emit({ type: 'CellsSeen', to: second, cells: CELLS.filter((cell) => laying.cells[cell] !== null) });",
      '',
    ],
    ['2.2 the first sees nothing', ' || isComplete(run.state.common, second)', ''],
    ['2.2 only the cells of a half are seen', "laying.row !== 'half' || ", ''],
    ['2.2 taken cells, not free ones', 'laying.cells[cell] !== null)', 'laying.cells[cell] === null)'],
    ['2.2 the cells are for the second', "type: 'CellsSeen', to: second", "type: 'CellsSeen', to: seat"],
    ['2.2 no second toss', "phase.at !== 'placing' || phase.order !== 'toss'", "phase.at !== 'placing'"],
    [
      '2.4 both halves complete',
      "if (!SEATS.every((seat) => isComplete(common, seat))) return err({ code: 'placement-incomplete' });",
      '',
    ],
    ['2.4 one half is not enough', 'SEATS.every((seat) => isComplete', 'SEATS.some((seat) => isComplete'],
    [
      '3.1 static abilities work from the reveal on',
      "'reveal'),\n  });\n  run.announceValues();",
      "'reveal'),\n  });",
    ],
  ),
  ...mutantsOf(
    'decide/open.ts',
    ['2.2 everybody knows who is short', 'short: shortOf(sizes)', 'short: { a: false, b: false }'],
    ['2.2 both know the sizes', "{ type: 'DecksCounted', to: seat, sizes },", ''],
  ),
];
