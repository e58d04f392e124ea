// OfferDraft: an offer as it is being written, and what is wrong with it. Pure.

import type { ContractView } from '@dunmer/shared/protocol';
import { MOST_LETTERS, textFault, tidyText } from '@dunmer/shared/protocol';
import { readSum, type SumTrouble, sumTrouble } from '../parts/index.ts';
import type { Own } from './hindrance.ts';

/** As it was typed. */
export interface OfferDraft {
  readonly text: string;
  readonly price: string;
  readonly payer: 'me' | 'them';
  /** Whether a game is offered with it. */
  readonly plays: boolean;
  readonly prestige: string;
}

/** As it would be sent. */
export interface OfferRead {
  readonly text: string;
  readonly sum: number;
  readonly payer: 'me' | 'them';
  readonly game: number | null;
}

export interface OfferTroubles {
  readonly text: ReturnType<typeof textFault>;
  readonly price: SumTrouble | null;
  readonly prestige: SumTrouble | null;
}

type Offered = Pick<ContractView, 'text' | 'sum' | 'payer' | 'party' | 'game'>;

/** What a counter-offer begins with is the same from the other side: who pays stays the same person. */
export function newOffer(counters: Offered | null, least: number): OfferDraft {
  const prestige = String(Math.max(least, 1));
  if (counters === null) return { text: '', price: '', payer: 'me', plays: false, prestige };
  const { text, sum, payer, party, game } = counters;
  return {
    text,
    price: String(sum),
    payer: payer === party ? 'me' : 'them',
    plays: game !== null,
    prestige: game === null ? prestige : String(game),
  };
}

/** What is left in the own purse beside the price; null where nobody counts it. */
export function leftOf({ price, payer }: OfferDraft, { purse }: Own): number | null {
  if (purse === null || payer === 'them') return purse;
  return Math.max(0, purse - (readSum(price) ?? 0));
}

/** What is wrong with it. What the other holds is not asked: an offer that they can't pay can be written. */
export const troublesOf = (draft: OfferDraft, own: Own): OfferTroubles => ({
  text: textFault(tidyText(draft.text), MOST_LETTERS.contract),
  price: sumTrouble(draft.price, 0, draft.payer === 'me' ? own.purse : null),
  prestige: draft.plays ? sumTrouble(draft.prestige, own.least, leftOf(draft, own)) : null,
});

/** The offer; null as long as anything is wrong with it. */
export function readOffer(draft: OfferDraft, own: Own): OfferRead | null {
  const sum = readSum(draft.price);
  if (sum === null || Object.values(troublesOf(draft, own)).some((trouble) => trouble !== null)) return null;
  const { payer, plays, prestige } = draft;
  return { text: tidyText(draft.text), sum, payer, game: plays ? readSum(prestige) : null };
}
