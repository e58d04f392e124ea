// OfferDraft: the draft of an offer, and what is wrong with it. Pure.

import { type AtTable, atTable, otherParty, tableOf } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import { MOST_LETTERS, textFault, tidyText } from '@dunmer/shared/protocol';
import type { Frame } from '../net/index.ts';
import { readSum, type SumTrouble, sumTrouble } from '../parts/index.ts';
import type { Own } from './hindrance.ts';

/** The fields as they were typed. */
export type OfferDraft = Frame<'dealForm'>;

/** An offer as it would be sent. */
export interface OfferRead extends AtTable {
  readonly text: string;
  readonly sum: number;
  readonly payer: 'me' | 'them';
  readonly game: number | null;
  /** Missing when the event has no promises. */
  readonly pledges?: { readonly gives: string | null; readonly asks: string | null };
}

export interface OfferTroubles {
  readonly text: ReturnType<typeof textFault>;
  readonly price: SumTrouble | null;
  readonly prestige: SumTrouble | null;
}

type Offered = Pick<ContractView, 'text' | 'sum' | 'payer' | 'party' | 'game' | 'table' | 'pledges'>;

/** The same promises from the other side; empty when the event has none. */
function pledgesBack({ party, pledges }: Offered): Pick<OfferDraft, 'gives' | 'asks'> {
  if (party === null || pledges === undefined) return {};
  const { gives } = pledges;
  return { gives: gives[party]?.pledge ?? null, asks: gives[otherParty(party)]?.pledge ?? null };
}

/**
 * Returns the draft that a form starts with. A counter-offer starts with the same terms from the other side: the same
 * person pays.
 */
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
    ...atTable(tableOf(counters)),
    ...pledgesBack(counters),
  };
}

/** Returns what is left in the writer's purse after the price; null when nobody counts it. */
export function leftOf({ price, payer }: OfferDraft, { purse }: Own): number | null {
  if (purse === null || payer === 'them') return purse;
  return Math.max(0, purse - (readSum(price) ?? 0));
}

/**
 * Returns what is wrong with a draft. The other party's purse does not matter: an offer that they can't pay may be
 * written.
 */
export const troublesOf = (draft: OfferDraft, own: Own): OfferTroubles => ({
  text: textFault(tidyText(draft.text), MOST_LETTERS.contract),
  price: sumTrouble(draft.price, 0, draft.payer === 'me' ? own.purse : null),
  prestige: draft.plays ? sumTrouble(draft.prestige, own.least, leftOf(draft, own)) : null,
});

/** Returns the offer, or null while anything is wrong with it. */
export function readOffer(draft: OfferDraft, own: Own): OfferRead | null {
  const sum = readSum(draft.price);
  if (sum === null || Object.values(troublesOf(draft, own)).some((trouble) => trouble !== null)) return null;
  const { payer, plays, prestige, table = 'trade', gives = null, asks = null } = draft;
  // The same promise can't be given and asked for.
  if (gives !== null && gives === asks) return null;
  return {
    text: tidyText(draft.text),
    sum,
    payer,
    game: plays ? readSum(prestige) : null,
    ...(plays && own.patrons ? atTable(table) : {}),
    ...(gives === null && asks === null ? {} : { pledges: { gives, asks } }),
  };
}
