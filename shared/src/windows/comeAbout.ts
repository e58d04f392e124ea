// What promises that lie in front lead to by themselves (PR12, PR21, PR22): who pays whom how much, and which go
// home.

import { never } from '../lib/index.ts';
import { pledgeIn, type WindowCards } from './card.ts';
import type { LastingEffect, PledgeEffect } from './effect.ts';
import { byOwnerAndCard, type HeldPledge, type TraderId } from './held.ts';

/** A promise that lies in front of its holder; `named`: the sum that was named with it. */
export interface Lying {
  readonly pledge: HeldPledge;
  readonly holder: TraderId;
  readonly named: number | null;
}

export type Occurrence =
  /** A contract is fulfilled: `payer` has paid `price` to `paid`. */
  | { readonly what: 'fulfilled'; readonly payer: TraderId; readonly paid: TraderId; readonly price: number }
  /** A match is lost by count, or by a `tie`. */
  | { readonly what: 'lost'; readonly loser: TraderId; readonly winner: TraderId; readonly stake: number }
  /** `refuser` has refused the game that `asker` proposed or demanded, and the contract of `sum` drakes is annulled. */
  | { readonly what: 'refused'; readonly asker: TraderId; readonly refuser: TraderId; readonly sum: number };

export interface Payment {
  readonly from: TraderId;
  readonly to: TraderId;
  readonly amount: number;
  /** The key of the promise. */
  readonly by: string;
}

export interface ComeAbout {
  readonly payments: readonly Payment[];
  /** In the order in which they go home. */
  readonly home: readonly HeldPledge[];
}

/** The order of PR21's table, in which several effects in one step come about. */
const ORDER = [
  'share',
  'rebate',
  'insure',
  'console',
  'truce',
] as const satisfies readonly LastingEffect['op'][];

const isAmong = (trader: TraderId, { payer, paid }: Extract<Occurrence, { what: 'fulfilled' }>): boolean =>
  trader === payer || trader === paid;

/** Returns the sum that one effect amounts to; null if the occurrence does not concern it. */
function reckoned(effect: PledgeEffect, { pledge, holder, named }: Lying, now: Occurrence): number | null {
  const { owner } = pledge;
  switch (effect.op) {
    case 'share':
      return now.what === 'fulfilled' && now.paid === owner && named !== null && now.price >= named
        ? Math.floor(now.price / effect.n)
        : null;
    case 'rebate':
      return now.what === 'fulfilled' && now.paid === owner && now.payer === holder
        ? Math.floor(now.price / effect.n)
        : null;
    case 'insure':
      return now.what === 'lost' && now.loser === holder && now.winner !== owner
        ? Math.min(effect.most, Math.floor(now.stake / effect.n))
        : null;
    case 'console':
      return now.what === 'refused' && now.asker === holder && now.refuser !== owner
        ? Math.min(effect.most, Math.floor(now.sum / effect.n))
        : null;
    // The count and the games of a contract use these; none of them pays.
    case 'tie':
    case 'truce':
    case 'decline':
    case 'part':
    case 'peek':
    case 'first':
    case 'cast':
    case 'shield':
      return null;
    default:
      return never(effect);
  }
}

/** Whether a truce is over: it ends with the next contract between the two that is fulfilled. */
const isOver = ({ pledge, holder }: Lying, now: Occurrence): boolean =>
  now.what === 'fulfilled' && isAmong(pledge.owner, now) && isAmong(holder, now);

const effectsOf = (cards: WindowCards, one: Lying, op: PledgeEffect['op']) =>
  pledgeIn(cards, one.pledge.card).effects.flatMap((effect) => (effect.op === op ? [{ effect, one }] : []));

/**
 * Takes the promises in front, what has happened, and what each purse holds then (null: as much as is due). Returns
 * the payments in order, each lowered to what the purse holds, and the promises that go home. One that amounts to 0
 * has not come about.
 */
export function comeAbout(
  cards: WindowCards,
  lying: readonly Lying[],
  now: Occurrence,
  purseOf: (trader: TraderId) => number | null,
): ComeAbout {
  const payments: Payment[] = [];
  const home: HeldPledge[] = [];
  // What a trader gets in this step can be used to pay in the same step.
  const moved = new Map<TraderId, number>();
  const inPurse = (trader: TraderId): number => (purseOf(trader) ?? Infinity) + (moved.get(trader) ?? 0);
  const move = (trader: TraderId, by: number): void => {
    moved.set(trader, (moved.get(trader) ?? 0) + by);
  };
  const inOrder = lying.toSorted((x, y) => byOwnerAndCard(x.pledge, y.pledge));
  for (const op of ORDER)
    for (const { effect, one } of inOrder.flatMap((each) => effectsOf(cards, each, op))) {
      const due = reckoned(effect, one, now) ?? 0;
      if (due <= 0 && !(op === 'truce' && isOver(one, now))) continue;
      home.push(one.pledge);
      const { owner, key } = one.pledge;
      const amount = Math.min(due, inPurse(owner));
      if (amount <= 0) continue;
      move(owner, -amount);
      move(one.holder, amount);
      payments.push({ from: owner, to: one.holder, amount, by: key });
    }
  return { payments, home: [...new Set(home)] };
}
