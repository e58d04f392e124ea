// The event's schema: contracts, proposed matches and trades.

import type { Step } from '../law.ts';

export const CONTRACTS: Step = [
  `create table contracts (
    key integer primary key,
    id text not null unique,
    one integer not null references people (key),
    two integer not null references people (key),
    payer text not null check (payer in ('one', 'two')),
    sum integer not null check (typeof(sum) = 'integer' and sum >= 0 and sum <= 1000000000),
    text integer not null references texts (key),
    state text not null,
    open integer not null check (open in (0, 1)),
    match integer references matches (key),
    counters integer references contracts (key),
    written integer not null,
    waits integer not null,
    check (one <> two)
  )`,
  // Which rows of the journal are about a contract, for the contract's history.
  `create table contract_acts (
    contract integer not null references contracts (key),
    seq integer not null,
    reason integer references texts (key),
    primary key (contract, seq)
  ) without rowid`,
  `create index contracts_of_one on contracts (one, open, key)`,
  `create index contracts_of_two on contracts (two, open, key)`,
  `create index open_contracts on contracts (waits) where open = 1`,
  `create table proposals (
    key integer primary key,
    id text not null unique,
    from_person integer not null references people (key),
    to_person integer not null references people (key),
    stake integer not null check (typeof(stake) = 'integer' and stake >= 0),
    friendly integer not null check (friendly in (0, 1)),
    state text not null check (state in ('offered', 'accepted', 'declined', 'withdrawn')),
    match integer references matches (key),
    at integer not null,
    check (from_person <> to_person)
  )`,
  `create index proposals_from on proposals (from_person) where state = 'offered'`,
  `create index proposals_to on proposals (to_person) where state = 'offered'`,
  `create table trades (
    key integer primary key,
    id text not null unique,
    from_person integer not null references people (key),
    to_person integer not null references people (key),
    gives text not null,
    takes text not null,
    state text not null check (state in ('offered', 'accepted', 'declined', 'withdrawn')),
    at integer not null,
    check (from_person <> to_person)
  )`,
  `create index trades_from on trades (from_person) where state = 'offered'`,
  `create index trades_to on trades (to_person) where state = 'offered'`,
];
