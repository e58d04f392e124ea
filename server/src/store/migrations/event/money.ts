// The event's schema: accounts and the entries between them.

import { law, type Step } from '../law.ts';

export const MONEY: Step = [
  `create table accounts (
    key integer primary key,
    kind text not null check (kind in ('bank', 'purse', 'hold', 'pot')),
    owner integer not null,
    balance integer not null default 0 check (typeof(balance) = 'integer'),
    unique (kind, owner),
    check (kind = 'bank' or balance >= 0)
  )`,
  `insert into accounts (key, kind, owner) values (1, 'bank', 0)`,
  `create table entries (
    key integer primary key,
    debit integer not null references accounts (key),
    credit integer not null references accounts (key),
    sum integer not null check (typeof(sum) = 'integer' and sum > 0 and sum <= 2000000000),
    debit_after integer not null,
    credit_after integer not null,
    why text not null,
    subject text,
    note integer references texts (key),
    who integer references people (key),
    corrects integer unique references entries (key),
    at integer not null,
    check (debit <> credit)
  )`,
  `create index entries_of_debit on entries (debit, key)`,
  `create index entries_of_credit on entries (credit, key)`,
  // What leaves one account arrives in the other, so the sum over all stays 0 whatever the application does.
  law(`entry_moves after insert on entries:
    update accounts set balance = balance - new.sum where key = new.debit;
    update accounts set balance = balance + new.sum where key = new.credit;
    refuse 'an entry says what is left'
      where (select balance from accounts where key = new.debit) <> new.debit_after
         or (select balance from accounts where key = new.credit) <> new.credit_after`),
  law(`entry_stays before update on entries: refuse 'entries stay'`),
  law(`entry_is_kept before delete on entries: refuse 'entries stay'`),
  law(`account_is_kept before delete on accounts: refuse 'accounts stay'`),
];
