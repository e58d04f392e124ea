// The event's schema: matches, seats of people, settlements and clocks.

import { law, type Step } from '../law.ts';

export const MATCHES: Step = [
  // Before this step tables waited for a second seat; matches now open with both.
  `delete from seats where match in (select key from matches where phase = 'waiting')`,
  `delete from matches where phase = 'waiting'`,
  `create table new_matches (
    key integer primary key,
    id text not null unique,
    watch_code text not null unique,
    catalogue text not null,
    phase text not null,
    opened integer not null,
    kind text not null check (kind in ('practice', 'friendly', 'stake', 'contract')),
    stake integer not null default 0 check (typeof(stake) = 'integer' and stake >= 0),
    contract integer references contracts (key),
    called integer not null default 0 check (called in (0, 1)),
    check ((kind = 'contract') = (contract is not null))
  )`,
  `insert into new_matches (key, id, watch_code, catalogue, phase, opened, kind)
    select key, id, watch_code, catalogue, phase, opened, 'practice' from matches`,
  `drop table matches`,
  `alter table new_matches rename to matches`,
  `create index open_matches on matches (key) where phase <> 'finished'`,
  `create index matches_of_contract on matches (contract) where contract is not null`,
  // A seat belongs to a person, a practising browser or a bot.
  `alter table seats add column person integer references people (key)`,
  `create index seats_of_person on seats (person, match) where person is not null`,
  // Drafts are deleted once their match is over.
  law(`match_is_over after update of phase on matches when new.phase = 'finished':
    delete from drafts where match = new.key`),
  `create table settlements (
    match integer not null references matches (key),
    k integer not null check (k > 0),
    kind text not null check (kind in ('counted', 'drawn', 'conceded', 'awarded', 'voided')),
    winner text check (winner in ('a', 'b')),
    pot integer not null check (pot >= 0),
    owed integer not null default 0 check (owed >= 0),
    note integer references texts (key),
    who integer references people (key),
    at integer not null,
    primary key (match, k),
    check ((winner is null) = (kind in ('drawn', 'voided')))
  ) without rowid`,
  law(`settlement_follows before insert on settlements:
    refuse 'a settlement corrects the one before it'
      where new.k <> (select count(*) + 1 from settlements where match = new.match)`),
  law(`settlement_stays before update on settlements: refuse 'settlements stay'`),
  law(`settlement_is_kept before delete on settlements: refuse 'settlements stay'`),
  law(`match_binds before update of match on people:
    refuse 'a trader is in one match at a time'
      where new.match is not null and old.match is not null and new.match <> old.match`),
  `create table clocks (
    match integer not null references matches (key),
    kind text not null check (kind in ('placement', 'decision', 'claim', 'default')),
    seat text not null check (seat in ('a', 'b')),
    left_ms integer not null,
    primary key (match, kind, seat)
  ) without rowid`,
];
