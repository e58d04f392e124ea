// What comes about of what lies by itself (PR12, PR21, PR22): who pays whom how much, and what has done so goes home.

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
  /** A match is lost by count, by `tie` too. */
  | { readonly what: 'lost'; readonly loser: TraderId; readonly winner: TraderId; readonly stake: number }
  /** `refuser` has refused the game that `asker` proposed or demanded; the contract of `sum` drakes is annulled. */
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
  /** In the order in which it came about. */
  readonly home: readonly HeldPledge[];
}

/** In the order of the table: several in one step come about so. */
const ORDER = [
  'share',
  'rebate',
  'insure',
  'console',
  'truce',
] as const satisfies readonly LastingEffect['op'][];

const isAmong = (trader: TraderId, { payer, paid }: Extract<Occurrence, { what: 'fulfilled' }>): boolean =>
  trader === payer || trader === paid;

/** What one effect reckons to; null where it has not come about at all. */
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
    // The count and the games of a contract look at these; none of them pays.
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

/** A truce is over with the next contract that the two have fulfilled. */
const isOver = ({ pledge, holder }: Lying, now: Occurrence): boolean =>
  now.what === 'fulfilled' && isAmong(pledge.owner, now) && isAmong(holder, now);

const effectsOf = (cards: WindowCards, one: Lying, op: PledgeEffect['op']) =>
  pledgeIn(cards, one.pledge.card).effects.flatMap((effect) => (effect.op === op ? [{ effect, one }] : []));

/**
 * Takes what lies, what has happened and what each purse holds then (null: as much as is due); returns the payments in
 * their order, each less where the purse holds less, and what goes home. What reckons to 0 has not come about.
 */
export function comeAbout(
  cards: WindowCards,
  lying: readonly Lying[],
  now: Occurrence,
  purseOf: (trader: TraderId) => number | null,
): ComeAbout {
  const payments: Payment[] = [];
  const home: HeldPledge[] = [];
  // What one gets in this step, one can pay with in this step.
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
