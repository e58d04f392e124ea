// TableNames: a deal names a table (PATRONS, PT1): for an offered game, and for a match, which keeps it.

import { law, type Step } from './law.ts';

const NAMES = `table_name in ('trade', 'patrons')`;
const AS_AGREED = `refuse 'a match is played at the table that was agreed to'`;

/** Adds the name of the table to what has one; before this step all was at the trade table. */
const named = (table: string, given = ''): string =>
  `alter table ${table} add column table_name text not null default 'trade' check (${NAMES}${given})`;
/** PT27: set for a match at the patrons' table, and for no other. */
const clock = (name: string, most: number): string =>
  `alter table matches add column ${name} integer check ((${name} is null) = (table_name = 'trade')
    and (${name} is null or ${name} between 0 and ${most}))`;

const AT_PATRONS = (match: string): string =>
  `(select table_name from matches where key = ${match}) = 'patrons'`;

export const tableNames: Step = [
  named('contracts', ` and (table_name = 'trade' or game is not null)`),
  named('proposals'),
  // PT2: no window of promises or intrigue opens at the patrons' table.
  named('matches', ` and (table_name = 'trade' or window_time is null)`),
  clock('turn_clock', 600),
  clock('ask_clock', 120),
  // PT27: the patrons' table has a clock for a turn and one for anything asked, and none of the trade table's.
  `create table newer_clocks (
    match integer not null references matches (key),
    kind text not null check (kind in ('placement', 'decision', 'window', 'claim', 'turn', 'ask', 'default')),
    seat text not null check (seat in ('a', 'b')),
    left_ms integer not null,
    primary key (match, kind, seat)
  ) without rowid`,
  `insert into newer_clocks (match, kind, seat, left_ms) select match, kind, seat, left_ms from clocks`,
  `drop table clocks`,
  `alter table newer_clocks rename to clocks`,
  law(`window_clock_has_windows before insert on clocks when new.kind = 'window':
    refuse 'only a match with windows asks for plays' where not exists
      (select 1 from matches where key = new.match and window_time is not null)`),
  law(`clock_is_its_tables before insert on clocks when new.kind <> 'default':
    refuse 'a match has the clocks of its table'
      where (new.kind in ('turn', 'ask')) <> (${AT_PATRONS('new.match')})`),
  `drop trigger match_stays`,
  law(`match_stays before update of key, id, watch_code, catalogue, opened, kind, stake, contract, placement_clock,
    decision_clock, claim_time, window_time, response_time, table_name, turn_clock, ask_clock on matches
    when old.kind <> 'practice': refuse 'a match stays what it is'`),
  `drop trigger contract_stays`,
  law(`contract_stays before update of key, id, one, two, payer, sum, game, table_name, text, counters, written
    on contracts: refuse 'a contract stays what was written'`),
  `drop trigger proposals_stay`,
  law(`proposals_stay before update of key, id, from_person, to_person, stake, friendly, table_name, answers, at
    on proposals: refuse 'proposals stay what they are'`),
  `drop trigger contract_names_its_match`,
  law(`contract_names_its_match before update of match on contracts when new.match is not null:
    refuse 'a contract names a match that is played over it'
      where not exists (select 1 from matches where key = new.match and contract = new.key);
    ${AS_AGREED} where new.state -> 'game' ->> 'at' = 'playing'
      and coalesce(new.state -> 'game' ->> 'table', 'trade') <> (select table_name from matches where key = new.match)`),
  law(`proposal_names_its_match before update of match on proposals when new.match is not null:
    ${AS_AGREED} where not exists (select 1 from matches where key = new.match and table_name = new.table_name)`),
];
