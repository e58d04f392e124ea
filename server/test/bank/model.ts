// Model: the event's bank and cards as plain values, with which the real server has to agree. It knows traders by their
// number.

import type { CopyId, Seat } from '@dunmer/shared/rules';

/** The owner of copies that nobody owns. */
export const STORE = -1;

export interface Holding {
  readonly card: string;
  owner: number;
  frozen: boolean;
  slip: string | null;
  /** R14: the match for whose open claim it is kept; null when it is kept for none. */
  reserved: Match | null;
}

export interface Kind {
  readonly rarity: string;
  readonly most: number | null;
  made: number;
}

export interface Side {
  readonly copies: readonly CopyId[];
  readonly drakes: number;
}

/** A trade that is offered and answered. Its id is known once the server has answered. */
export interface Trade {
  id: string;
  readonly from: number;
  readonly to: number;
  readonly gives: Side;
  readonly takes: Side;
  state: 'offered' | 'accepted' | 'declined' | 'withdrawn';
}

/** The ending of a match, and each ruling after it. */
interface Settlement {
  readonly kind: string;
  readonly winner: Seat | null;
  /** The drakes that it notes as a debt. */
  readonly owed: number;
}

/** A card that was claimed as the price of victory. */
interface Price {
  readonly copy: CopyId;
  /** `holder`: the trader to whom the match and its rulings have brought it. `due`: the trader whose it should be. */
  holder: number;
  due: number;
  /** `owed`: whether the newest ruling notes it as a debt. `open`: whether that debt is open. */
  owed: boolean;
  open: boolean;
}

export interface Match {
  id: string;
  readonly a: number;
  readonly b: number;
  readonly stake: number;
  readonly contract: Contract | null;
  at: 'running' | 'claiming' | 'finished';
  /** R14: the claim is open, but the match binds nobody any more. */
  unbound: boolean;
  /** The seat that had won when the match ended. */
  won: Seat | null;
  readonly settlements: Settlement[];
  price: Price | null;
}

type Game =
  | { readonly at: 'none' }
  | { readonly at: 'proposed'; readonly by: number; readonly amount: number; readonly proposal: number }
  | { readonly at: 'demanded'; readonly by: number; readonly proposal: number }
  | { readonly at: 'playing'; readonly amount: number }
  | { readonly at: 'taken'; readonly by: number; readonly amount: number }
  | { readonly at: 'returned'; readonly amount: number };

export interface Contract {
  id: string;
  readonly one: number;
  readonly two: number;
  readonly payer: number;
  readonly sum: number;
  /** The prestige that the offer names. */
  readonly offered: number | null;
  /** Whether it answers an offer that named a game. */
  readonly told: boolean;
  state: 'offered' | 'signed' | 'fulfilled' | 'annulled' | 'declined' | 'withdrawn' | 'countered';
  handed: ReadonlySet<number>;
  annulling: ReadonlySet<number>;
  game: Game;
  /** Proposals and demands, counted together. */
  proposals: number;
  /** The newest match that was played in it. */
  match: Match | null;
}

export interface Proposal {
  id: string;
  readonly from: number;
  readonly to: number;
  readonly stake: number;
  /** Whether it is a short trader's answer to a proposal. */
  readonly answers: boolean;
  open: boolean;
}

export type Account = 'bank' | `purse ${number}` | `hold ${number}` | `pot ${number}`;

export interface Entry {
  readonly from: Account;
  readonly to: Account;
  readonly sum: number;
  readonly why: string;
  /** The match to whose pot or ruling the entry belongs. */
  readonly match: Match | null;
  corrected: number;
}

export const purse = (number: number): Account => `purse ${number}`;

export class Model {
  readonly balances = new Map<Account, number>();
  /** In order; the key of the first is 1. */
  readonly entries: Entry[] = [];
  readonly copies = new Map<CopyId, Holding>();
  readonly kinds = new Map<string, Kind>();
  readonly trades: Trade[] = [];
  readonly contracts: Contract[] = [];
  readonly proposals: Proposal[] = [];
  readonly matches: Match[] = [];
  readonly found = new Set<string>();
  /** By trader, the cards dealt to them in start decks. */
  readonly dealt = new Map<number, string[]>();
  readonly frozen = new Set<number>();
  paused = false;
  /** R11. */
  least = 1;

  /**
   * Returns an equal model. Whatever refers to one another is cloned together; the other, larger parts are copied one
   * by one.
   */
  copy(): Model {
    const { entries, copies, kinds, ...rest } = this;
    const each = <K, V extends object>([key, value]: readonly [K, V]): [K, V] => [key, { ...value }];
    return Object.assign(new Model(), structuredClone(rest), {
      entries: entries.map((entry) => ({ ...entry })),
      copies: new Map([...copies].map(each)),
      kinds: new Map([...kinds].map(each)),
    });
  }

  balance(account: Account): number {
    return this.balances.get(account) ?? 0;
  }

  /** Makes an entry; every entry of the event goes through here. */
  move(from: Account, to: Account, sum: number, why: string, match: Match | null = null): void {
    if (sum === 0) return;
    this.balances.set(from, this.balance(from) - sum);
    this.balances.set(to, this.balance(to) + sum);
    this.entries.push({ from, to, sum, why, match, corrected: 0 });
  }

  isBusy(number: number): boolean {
    return this.matches.some(
      ({ a, b, at, unbound }) => at !== 'finished' && !unbound && (a === number || b === number),
    );
  }

  /** Returns how many cards somebody would lay (rule 2.2). */
  laid(number: number): number {
    return this.owned(number).filter((copy) => this.isFree(copy)).length;
  }

  /** Returns whether nothing binds the copy itself; its owner may be in a match. */
  isFree(copy: CopyId): boolean {
    const holding = this.copies.get(copy);
    return holding !== undefined && !holding.frozen && holding.reserved === null;
  }

  owned(number: number): readonly CopyId[] {
    return [...this.copies].flatMap(([id, { owner }]) => (owner === number ? id : []));
  }

  /** Gives a copy to another owner; its printed slip becomes void. */
  hand(copy: CopyId, to: number): void {
    const holding = this.copies.get(copy);
    if (holding === undefined) throw new Error(`there is no copy ${copy}`);
    holding.owner = to;
    holding.slip = null;
    // A debt of a card is paid once the card comes to its creditor, in whatever way.
    for (const { price } of this.matches)
      if (price !== null && price.copy === copy && price.due === to) price.open = false;
  }

  hold(contract: Contract): Account {
    return `hold ${this.contracts.indexOf(contract)}`;
  }

  pot(match: Match): Account {
    return `pot ${this.matches.indexOf(match)}`;
  }
}
