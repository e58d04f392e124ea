// PledgeRows: what was paid for promises, and which promises were shown (PROMISES 1, 6). Rows never change.

import type { MatchId } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, json, list, of } from '../columns.ts';
import type { PersonKey } from './effect.ts';

export interface StoredPayment {
  readonly pledge: number;
  readonly payer: PersonKey;
  readonly payee: PersonKey;
  readonly sum: number;
  /** Null if coins lie on the table and people pay. */
  readonly entry: number | null;
  /** The match that caused the payment; null if a contract did. */
  readonly match: number | null;
  readonly at: number;
}

/** A promise that was played, as everybody may read (PR11). */
export interface StoredPlay {
  readonly pledge: number;
  readonly by: PersonKey;
  readonly named: number | null;
  readonly match: MatchId | null;
  readonly at: number;
}

export interface StoredShow {
  readonly key: number;
  readonly of: PersonKey;
  /** Null if it was shown to everybody. */
  readonly to: PersonKey | null;
  readonly pledges: readonly string[];
  readonly at: number;
}

const PAYMENT: Columns<StoredPayment> = of(
  'pledge_payments',
  ...(['pledge', 'payer', 'payee', 'sum', 'entry', 'match', 'at'] as const),
);
const SHOW: Columns<StoredShow> = {
  ...of('pledge_shows', 'key', 'at'),
  of: 'pledge_shows.of_person',
  to: 'pledge_shows.to_person',
  pledges: json('pledge_shows.pledges'),
};
const PAYMENTS = `select ${list(PAYMENT)}, key from pledge_payments`;
const SHOWN_TO = '(to_person = :person or to_person is null) and of_person <> :person';
/** As many rows as a page shows. */
const NEWEST = 100;

const PLAYED: Columns<StoredPlay> = {
  ...of('pledge_moves', 'pledge', 'at'),
  by: `coalesce(
    case pledge_moves.why when 'used' then (select before.of_person from pledge_moves before
      where before.pledge = pledge_moves.pledge and before.turn = pledge_moves.turn - 1) end,
    pledge_moves.of_person)`,
  named: 'pledge_moves.named',
  match: '(select id from matches where matches.key = pledge_moves.match)',
};
/** Moves by which a promise was played: from a hand, or in the step that brought it. */
const PLAYS = `from pledge_moves where why in ('played', 'received') or (why = 'used' and (select before.place
  from pledge_moves before where before.pledge = pledge_moves.pledge and before.turn = pledge_moves.turn - 1) = 'hand')`;

const byPerson = (person: PersonKey) => ({ person });

export const pledgeRowReads = (ask: Asking) => ({
  payments: ask.all(PAYMENT)('from pledge_payments order by key'),
  /** What a person paid or was paid, newest first. */
  paymentsOf: ask.all(PAYMENT)(
    `select * from (${PAYMENTS} where payer = :person union all ${PAYMENTS} where payee = :person) both_sides
      order by key desc limit ${NEWEST}`,
    byPerson,
  ),
  /** What was paid because of a match. */
  paymentsIn: ask.all(PAYMENT)('from pledge_payments where match = :match order by key', (match: number) => ({
    match,
  })),
  /** PR11: the plays, newest first. */
  plays: ask.all(PLAYED)(`${PLAYS} order by key desc limit ${NEWEST}`),
  /** What others showed to a person or to everybody, newest first. */
  shownTo: ask.all(SHOW)(`from pledge_shows where ${SHOWN_TO} order by key desc limit ${NEWEST}`, byPerson),
  /** How often others showed something to a person or to everybody. */
  timesShown: ask.value<number>()(`select count(*) from pledge_shows where ${SHOWN_TO}`, byPerson),
});

const PAID = {
  pledge: 'integer',
  payer: 'integer',
  payee: 'integer',
  sum: 'integer',
  entry: 'integer',
  match: 'integer',
  at: 'integer',
} as const;

export const pledgeRowWrites = (ask: Asking) => ({
  addPayments: ask.tellEach<StoredPayment>('payments', ask.insertEach('pledge_payments', 'payments', PAID)),
  addShow: ask.tell(
    inserting('pledge_shows', 'of_person', 'to_person', 'pledges', 'at'),
    ({ of: ofPerson, to: toPerson, pledges, at }: Omit<StoredShow, 'key'>) => ({
      ofPerson,
      toPerson,
      pledges,
      at,
    }),
  ),
});
