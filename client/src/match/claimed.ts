// Claimed: the winner's cards that may be the price of victory: mostly survivors, by a card also what was defeated
// (rule 6.2; INTRIGUE 5, `wide`). Pure.

import { cardsOn, type CommonState, type CopyId, type DeckCard, type Seat } from '@dunmer/shared/rules';

type Lying = Pick<CommonState, 'field' | 'discard'>;

/** Those of the winner's discard that can be claimed: they lie on no cell. */
export const fallenAmong = (
  { discard }: Lying,
  winner: Seat,
  claimable: readonly CopyId[],
): readonly DeckCard[] => discard[winner].filter(({ copy }) => claimable.includes(copy));

/** One of the winner's cards, on the field or in the discard; null where it is none. */
export const cardOfWinner = (
  { field, discard }: Lying,
  winner: Seat,
  wanted: CopyId | null,
): DeckCard | null =>
  [...cardsOn(field[winner]), ...discard[winner]].find(({ copy }) => copy === wanted) ?? null;
