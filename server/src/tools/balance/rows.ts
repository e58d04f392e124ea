// Rows: the cards of a run as a table shows them, each beside the mean of its rarity.

import type { CardId, Catalogue, Rarity } from '@dunmer/shared/cards';
import { type Report, rateOf, reportOf, shareOf } from './report.ts';
import type { Stands } from './stands.ts';
import type { CardTally, Tally } from './tally.ts';

/** How far a card may lie from the mean of its rarity, and from how many placements on this is checked. */
export const TOLERANCE = 0.12;
const ENOUGH = 300;

export interface Row {
  readonly how: keyof CardTally;
  readonly id: CardId;
  readonly name: string;
  readonly rarity: Rarity;
  readonly times: number;
  readonly rate: number;
  /** Half the width of the 95 % interval of the rate. */
  readonly error: number;
  /** How far the rate lies from the mean of the rarity. */
  readonly off: number;
  readonly survived: number;
  readonly claimed: number;
}

const errorOf = ({ won, decided }: Stands): number => {
  const rate = shareOf(won, decided);
  return decided === 0 ? 1 : 1.96 * Math.sqrt((rate * (1 - rate)) / decided);
};

/**
 * Makes the rows of the cards where they were placed, or of the creatures where they were summoned; the best of each
 * rarity comes first.
 */
export function rowsOf(catalogue: Catalogue, tally: Tally, how: Row['how']): readonly Row[] {
  const report: Report = reportOf(catalogue, tally);
  const rows = report.cards.flatMap(({ id, rarity }): readonly Row[] => {
    const stands = tally.cards.get(id)?.[how];
    if (stands === undefined || stands.times === 0) return [];
    const rate = rateOf(stands);
    return [
      {
        how,
        id,
        name: catalogue.get(id)?.name.en ?? id,
        rarity,
        times: stands.times,
        rate,
        error: errorOf(stands),
        off: rate - report.rarities[rarity].mean,
        survived: shareOf(stands.survived, stands.times),
        claimed: shareOf(stands.claimed, stands.claimable),
      },
    ];
  });
  // The cards are already ordered by rarity, and sorting keeps equals in their order.
  const rarities = [...new Set(rows.map((row) => row.rarity))];
  return rows.toSorted((x, y) => rarities.indexOf(x.rarity) - rarities.indexOf(y.rarity) || y.rate - x.rate);
}

/** Whether a placed card lies too far from its rarity, where enough placements tell. */
export const isOff = ({ how, times, off }: Row): boolean =>
  how === 'placed' && times >= ENOUGH && Math.abs(off) > TOLERANCE;
