// Claimed: the winner's cards that may be claimed as the price of victory: usually survivors, and with some cards
// also defeated ones (rule 6.2; INTRIGUE 5, `wide`). Pure.

import { cardsOn, type CommonState, type CopyId, type DeckCard, type Seat } from '@dunmer/shared/rules';

type Lying = Pick<CommonState, 'field' | 'discard'>;

/** Returns the cards of the winner's discard that can be claimed: they lie on no cell. */
export const fallenAmong = (
  { discard }: Lying,
  winner: Seat,
  claimable: readonly CopyId[],
): readonly DeckCard[] => discard[winner].filter(({ copy }) => claimable.includes(copy));

/** Returns the winner's card with this copy id, on the field or in the discard; null when there is none. */
export const cardOfWinner = (
  { field, discard }: Lying,
  winner: Seat,
  wanted: CopyId | null,
): DeckCard | null =>
  [...cardsOn(field[winner]), ...discard[winner]].find(({ copy }) => copy === wanted) ?? null;
