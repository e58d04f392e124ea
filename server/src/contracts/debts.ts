// Debts: who owes what to whom after a second settlement that could not move all of it (EVENT, "Taking acts back").

import type { Debt } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Reader } from '../store/index.ts';
import { claimsOf } from './planAgainDrakes.ts';

/** A match, and what its newest settlement says. */
interface Ruled {
  readonly key: number;
  readonly stake: number;
  readonly winner: Seat | null;
  readonly owed: number;
}

/** The noted debts of these matches, by their keys. One statement where there are any, none where there are none. */
export async function debtsOf(
  { deals }: Pick<Reader, 'deals'>,
  matches: readonly Ruled[],
): Promise<ReadonlyMap<number, readonly Debt[]>> {
  const owing = matches.filter(({ owed }) => owed > 0);
  if (owing.length === 0) return new Map();
  const nets = await deals.nets(owing.map(({ key }) => key));
  return new Map(
    owing.map(({ key, stake, winner }) => [key, claimsOf(nets.get(key) ?? { a: 0, b: 0 }, stake, winner)]),
  );
}
