// Salts: the table of promises once they are closed: a row for each giving, with everything that its seal is made of
// (PR27).

import type { PersonKey, StoredGiving, StoredPledge } from '../store/index.ts';
import type { Row } from './csv.ts';
import type { Table } from './table.ts';

const HEAD = ['owner id', 'given in', 'side', 'from', 'to', 'given', 'seal', 'salt'];
const NEVER_GIVEN: Row = HEAD.slice(1).map(() => null);

/**
 * Takes the table of all promises, with `pledges` in the same order, and all givings. Returns it with one row for each
 * time that a promise was given, and one for a promise that never was. Givings of annulled contracts, those that have
 * left a contract and those that one still holds are left out.
 */
export function withSalts(
  { head, rows }: Table,
  pledges: readonly StoredPledge[],
  givings: readonly StoredGiving[],
  nameOf: (person: PersonKey) => string,
): Table {
  const given = Map.groupBy(
    givings.filter(({ state }) => state === 'given'),
    ({ pledge }) => pledge,
  );
  const wide = pledges.flatMap(({ key, ownerId }, i) => {
    const its = (given.get(key) ?? []).map(({ contractId, party, from, to, at, hash, salt }): Row => [
      contractId,
      party,
      nameOf(from),
      nameOf(to),
      new Date(at).toISOString(),
      hash,
      salt,
    ]);
    return (its.length === 0 ? [NEVER_GIVEN] : its).map((row): Row => [...(rows[i] ?? []), ownerId, ...row]);
  });
  return { head: [...head, ...HEAD], rows: wide };
}
