// IntrigueTables: intrigue cards in matches (INTRIGUE 3, 4): how long an answer may take, and what a lost stake
// leaves its loser (`solace`, IN23).

import { law, type Step } from './law.ts';
import { entryLaw, MONEY_WAYS } from './laws/money.ts';

/** Whether the pot of a match pays a seat of that match. */
const TO_A_SEAT = `paying.kind = 'pot' and paid.kind = 'purse' and exists (select 1 from matches
    join seats on seats.match = matches.key and seats.person = paid.owner
    where matches.key = paying.owner and id = new.subject`;
const SOLACE = `coalesce((select sum(sum) from entries where debit = new.debit and why = 'solace'), 0)`;

export const intrigueTables: Step = [
  `alter table matches add column response_time integer
    check (response_time is null or (window_time is not null and response_time between 5 and 60))`,
  `drop trigger match_stays`,
  law(`match_stays before update of key, id, watch_code, catalogue, opened, kind, stake, contract, placement_clock,
    decision_clock, claim_time, window_time, response_time on matches when old.kind <> 'practice':
    refuse 'a match stays what it is'`),
  `alter table settlements add column solace integer not null default 0 check (solace >= 0)`,
  law(`settlement_tells_solace before insert on settlements:
    refuse 'a stake is lost by count' where new.solace > 0 and (new.k > 1 or new.kind <> 'counted'
      or new.solace > coalesce((select stake from matches where key = new.match and window_time is not null), 0));
    refuse 'a settlement tells what a lost stake leaves'
      where coalesce((select value from settings where name = 'money'), 'app') = 'app' and new.k = 1
        and (select key from accounts where kind = 'pot' and owner = new.match) is not null
        and new.solace <> coalesce((select sum(sum) from entries where why = 'solace'
          and debit = (select key from accounts where kind = 'pot' and owner = new.match)), 0)`),
  `drop trigger entry_is_new`,
  entryLaw(`case new.why
    when 'promise' then paying.kind = 'purse' and paid.kind = 'purse'
      and exists (select 1 from pledges where pledges.owner = paying.owner)
    when 'audience' then paying.kind = 'purse' and paid.kind = 'bank'
      and exists (select 1 from deck_events where type = 'DrawBought')
    when 'solace' then ${TO_A_SEAT} and window_time is not null and stake >= new.sum) and ${SOLACE} = 0
    when 'pot' then ${TO_A_SEAT} and 2 * stake = new.sum + ${SOLACE})
    else (${MONEY_WAYS}) end`),
];
