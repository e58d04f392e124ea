// Mistakes in the order in which abilities fire, and in its tosses (RULES 3.1, 3.2).

import { type Mutant, mutantsOf } from '../mutant.ts';

export const INITIATIVE: readonly Mutant[] = [
  ...mutantsOf(
    'order.ts',
    ['3.1 smallest first', 'x.initiative - y.initiative', 'y.initiative - x.initiative'],
    [
      '3.1 initiatives are numbers',
      'x.initiative - y.initiative',
      'String(x.initiative).localeCompare(String(y.initiative))',
    ],
    ['R3 board order', 'for (const cell of CELLS) {', 'for (const cell of CELLS.toReversed()) {'],
    ['3.1 both rows', 'const card = half[cell];', 'const card = cell < 3 ? half[cell] : null;'],
  ),
  ...mutantsOf('prepared.ts', [
    '3.1 in the order listed',
    '[{ index, initiative: ability.initiative }] : [],\n  );',
    '[{ index, initiative: ability.initiative }] : [],\n  ).toReversed();',
  ]),
  ...mutantsOf(
    'decide/initiative.ts',
    ['3.2 a toss', 'if (a && b) run.toss', 'if (a && b && initiative < 0) run.toss'],
    ['R2, R7 a toss only if both have one', 'if (a && b) run.toss', 'if (a || b) run.toss'],
    ['R2, R7 no toss where neither has one', 'if (a && b) run.toss', 'if (a === b) run.toss'],
    [
      '3.2 one toss an initiative',
      'if (turn?.initiative !== initiative) {',
      'if (turn?.initiative !== initiative || pending.length % 2 === 1) {',
    ],
    ['3.2 each initiative has its toss', 'if (turn?.initiative !== initiative) {', 'if (turn === null) {'],
    ['R2, R7 the side that has one goes first', "first: b ? 'b' : 'a'", "first: 'a'"],
    [
      '3.2 the winner goes first',
      'group.find((entry) => entry.seat === first) ?? head',
      'group.find((entry) => entry.seat !== first) ?? head',
    ],
    [
      '3.2 all of a side, then the other',
      'group.find((entry) => entry.seat === first) ?? head',
      'group.length % 2 === 0 ? (group.find((entry) => entry.seat === first) ?? head) : head',
    ],
  ),
];
