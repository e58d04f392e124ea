// Placed: the place of a promise in the terms of the rules: people and matches by their public ids.

import type { PledgePlace } from '@dunmer/shared/pledges';
import type { StoredPledge } from '../store/index.ts';

interface Placed {
  readonly place: StoredPledge['place'];
  readonly ofId: string | null;
  readonly contract: number | null;
  readonly matchId: string | null;
  readonly named: number | null;
}

/** Takes a row of a promise or of its move, and the ids of contracts by their keys. */
export function placeOf(
  { place, ofId, contract, matchId, named }: Placed,
  contracts: ReadonlyMap<number, string>,
): PledgePlace {
  const of = ofId ?? '';
  switch (place) {
    case 'hand':
      return { at: 'hand', of };
    case 'held':
      return { at: 'held', by: of, contract: contracts.get(contract ?? 0) ?? '' };
    case 'front':
      return { at: 'front', of, named, match: matchId };
    case 'out':
      return { at: 'out' };
  }
}
