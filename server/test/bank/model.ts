// Model: the event's bank and cards as plain values: what the real server has to agree with. It knows traders by their number.

import type { CopyId } from '@dunmer/shared/rules';

/** Who owns what nobody owns. */
export const STORE = -1;

export interface Holding {
  readonly card: string;
  owner: number;
  frozen: boolean;
  slip: string | null;
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

/** What is offered and answered. Its id is known when the server has answered. */
export interface Trade {
  id: string;
  readonly from: number;
  readonly to: number;
  readonly gives: Side;
  readonly takes: Side;
  state: 'offered' | 'accepted' | 'declined' | 'withdrawn';
}

export interface Match {
  id: string;
  readonly a: number;
  readonly b: number;
  readonly stake: number;
  readonly contract: Contract | null;
  /** Whether the pot is paid, and whether it binds nobody any more. */
  paid: boolean;
  over: boolean;
}

type Game =
  | { readonly at: 'none' | 'playing' | 'over' }
  | { readonly at: 'proposed'; readonly by: number; readonly amount: number; readonly proposal: number };

export interface Contract {
  id: string;
  readonly one: number;
  readonly two: number;
  readonly payer: number;
  readonly sum: number;
  /** The prestige that the offer names. */
  readonly offered: number | null;
  /** It answers an offer that named a game. */
  readonly told: boolean;
  state: 'offered' | 'signed' | 'fulfilled' | 'annulled' | 'declined' | 'withdrawn' | 'countered';
  handed: ReadonlySet<number>;
  annulling: ReadonlySet<number>;
  game: Game;
  proposals: number;
}

export interface Proposal {
  id: string;
  readonly from: number;
  readonly to: number;
  readonly stake: number;
  /** It is a short trader's yes. */
  readonly answers: boolean;
  open: boolean;
}

export type Account = 'bank' | `purse ${number}` | `hold ${number}` | `pot ${number}`;

export interface Entry {
  readonly from: Account;
  readonly to: Account;
  readonly sum: number;
  readonly why: string;
  corrected: number;
}

export const purse = (number: number): Account => `purse ${number}`;

export class Model {
  readonly balances = new Map<Account, number>();
  /** In order: the first one's key is 1. */
  readonly entries: Entry[] = [];
  readonly copies = new Map<CopyId, Holding>();
  readonly kinds = new Map<string, Kind>();
  readonly trades: Trade[] = [];
  readonly contracts: Contract[] = [];
  readonly proposals: Proposal[] = [];
  readonly matches: Match[] = [];
  readonly found = new Set<string>();

  balance(account: Account): number {
    return this.balances.get(account) ?? 0;
  }

  /** Every entry of the event goes through here. */
  move(from: Account, to: Account, sum: number, why: string): void {
    if (sum === 0) return;
    this.balances.set(from, this.balance(from) - sum);
    this.balances.set(to, this.balance(to) + sum);
    this.entries.push({ from, to, sum, why, corrected: 0 });
  }

  isBusy(number: number): boolean {
    return this.matches.some(({ a, b, over }) => !over && (a === number || b === number));
  }

  /** How many cards somebody would lay (rule 2.2). */
  laid(number: number): number {
    return this.owned(number).filter((copy) => this.copies.get(copy)?.frozen !== true).length;
  }

  owned(number: number): readonly CopyId[] {
    return [...this.copies].flatMap(([id, { owner }]) => (owner === number ? id : []));
  }

  /** A copy goes to another owner; what it was printed on is void. */
  hand(copy: CopyId, to: number): void {
    const holding = this.copies.get(copy);
    if (holding === undefined) throw new Error(`there is no copy ${copy}`);
    holding.owner = to;
    holding.slip = null;
  }

  hold(contract: Contract): Account {
    return `hold ${this.contracts.indexOf(contract)}`;
  }

  pot(match: Match): Account {
    return `pot ${this.matches.indexOf(match)}`;
  }
}
