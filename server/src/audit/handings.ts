// Handings: the copies that a row of the journal must have moved for the trades that it tells of.

import { Contradiction } from './finding.ts';
import { ofKind, type Row } from './row.ts';

function copiesIn(side: string): readonly string[] {
  const value: unknown = JSON.parse(side);
  const copies: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'copies') : [];
  return Array.isArray(copies) ? copies.map(String) : [];
}

/**
 * Checks that the copies of both sides move when a trade is accepted, and that no other trade moves copies. Throws
 * `Contradiction` otherwise.
 */
export function checkHandings(row: Row): void {
  const due = ofKind(row, 'trade').flatMap(({ trade, from, to, gives, takes, state }) =>
    state === 'accepted'
      ? [
          ...copiesIn(gives).map((copy) => `${trade} ${copy} ${from} ${to}`),
          ...copiesIn(takes).map((copy) => `${trade} ${copy} ${to} ${from}`),
        ]
      : [],
  );
  const moved = ofKind(row, 'move')
    .filter(({ why }) => why === 'trade')
    .map(({ subject, copy, from, to }) => `${subject} ${copy} ${from} ${to}`);
  if (due.toSorted().join() !== moved.toSorted().join())
    throw new Contradiction(`Row ${row.seq} of the journal moves other copies than its trade says.`);
}
