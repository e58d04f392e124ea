// Duel: how a card fares against a rival, by rule 4.2 on what is printed. The rule itself stands in the core.

import type { CardId, Virtue } from '@dunmer/shared/cards';
import { beatsAsPrinted, type Printed } from '@dunmer/shared/rules';

/** Whoever may stand opposite: a card, or any that would have these icons. */
export interface Rival extends Printed {
  readonly card: CardId | null;
  readonly protection: readonly Virtue[];
}

export interface Duel {
  readonly rivalFalls: boolean;
  readonly cardFalls: boolean;
}

export const duelOf = (card: Printed, rival: Printed): Duel => ({
  rivalFalls: beatsAsPrinted(card, rival),
  cardFalls: beatsAsPrinted(rival, card),
});

export type DuelEnd = 'wins' | 'loses' | 'bothFall' | 'bothStand';

export const endOf = ({ rivalFalls, cardFalls }: Duel): DuelEnd =>
  rivalFalls ? (cardFalls ? 'bothFall' : 'wins') : cardFalls ? 'loses' : 'bothStand';
