// Trades: copies and drakes offered for others.

import type { Asking } from '../asking.ts';
import { type Columns, inserting, json, list, of } from '../columns.ts';
import type { PersonKey } from './effect.ts';

export type OfferState = 'offered' | 'accepted' | 'declined' | 'withdrawn';

export interface StoredTradeSide {
  readonly copies: readonly string[];
  readonly drakes: number;
}

export interface StoredTrade {
  readonly key: number;
  readonly id: string;
  readonly from: PersonKey;
  readonly to: PersonKey;
  readonly gives: StoredTradeSide;
  readonly takes: StoredTradeSide;
  readonly state: OfferState;
  readonly at: number;
}

const TRADE: Columns<StoredTrade> = {
  ...of('trades', 'key', 'id', 'state', 'at'),
  from: 'trades.from_person',
  to: 'trades.to_person',
  gives: json('trades.gives'),
  takes: json('trades.takes'),
};

const open = (side: 'from_person' | 'to_person'): string =>
  `select ${list(TRADE)} from trades where ${side} = :person and state = 'offered'`;

export function tradeReads(ask: Asking) {
  const openFrom = ask.value<number>()(
    `select count(*) from trades where from_person = :person and state = 'offered'`,
    (person: PersonKey) => ({ person }),
  );
  return {
    trade: ask.get(TRADE)('from trades where id = :id', (id: string) => ({ id })),
    openTradesOf: ask.all(TRADE)(
      `select * from (${open('from_person')} union all ${open('to_person')}) both_sides order by key desc`,
      (person: PersonKey) => ({ person }),
    ),
    /** The newest trades of everybody before `before` (exclusive), newest first. */
    tradesBefore: ask.all(TRADE)(
      'from trades where key < :before order by key desc limit :limit',
      (before: number, limit: number) => ({ before, limit }),
    ),
    /** How many open trades a person has offered. */
    openTradesFrom: async (person: PersonKey) => (await openFrom(person)) ?? 0,
  };
}

export const tradeWrites = (ask: Asking) => ({
  /** Resolves to null if the id is taken. */
  addTrade: ask.value<number>()(
    `${inserting('trades', 'id', 'from_person', 'to_person', 'gives', 'takes', 'state', 'at')}
      on conflict (id) do nothing returning key`,
    ({ from, to, ...trade }: Omit<StoredTrade, 'key'>) => ({ ...trade, fromPerson: from, toPerson: to }),
  ),
  closeTrade: ask.tell(
    'update trades set state = :state where key = :key',
    (key: number, state: OfferState) => ({ key, state }),
  ),
});
