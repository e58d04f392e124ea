// Model: the event's bank and cards as plain values: what the real server has to agree with. It knows traders by their number.

import type { CopyId, Seat } from '@dunmer/shared/rules';

/** Who owns what nobody owns. */
export const STORE = -1;

export interface Holding {
  readonly card: string;
  owner: number;
  frozen: boolean;
  slip: string | null;
  /** R14: the match whose open claim it is kept for; null where it is kept for none. */
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

/** What is offered and answered. Its id is known when the server has answered. */
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
  /** What it notes as a debt, in drakes. */
  readonly owed: number;
}

/** A price of victory that was claimed. */
interface Price {
  readonly copy: CopyId;
  /** Whom the match and its rulings have brought it to, and whose it should be. */
  holder: number;
  due: number;
  /** Whether the newest ruling notes it as a debt, and whether that is open. */
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
  /** R14: the claim is open, and the match binds nobody any more. */
  unbound: boolean;
  /** Who has won it as it ended. */
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
  /** It answers an offer that named a game. */
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
  /** Whose pot or ruling it is of. */
  readonly match: Match | null;
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
  /** Which cards of a start deck each has been dealt. */
  readonly dealt = new Map<number, string[]>();
  readonly frozen = new Set<number>();
  paused = false;
  /** R11. */
  least = 1;

  /** Another one that says the same. What refers to one another is copied together; the rest, which is much, by itself. */
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

  /** Every entry of the event goes through here. */
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

  /** How many cards somebody would lay (rule 2.2). */
  laid(number: number): number {
    return this.owned(number).filter((copy) => this.isFree(copy)).length;
  }

  /** Whether nothing holds a copy itself; its owner may be in a match. */
  isFree(copy: CopyId): boolean {
    const holding = this.copies.get(copy);
    return holding !== undefined && !holding.frozen && holding.reserved === null;
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
    // A debt of a card is paid once it comes to whom it is owed, by whatever way.
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
