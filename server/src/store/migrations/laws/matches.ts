// Laws of matches: a match stays what it is, its log only grows, and it binds only its own players. It is settled
// once, and settled again only by a referee (rule 1.5; P7). A stopped match is voided and releases its players at any
// phase. That matches of the event and their logs are kept has been a law since practice may be forgotten.

import { law, type Step } from '../law.ts';

const IS_EVENT = (match: string): string =>
  `exists (select 1 from matches where key = ${match} and kind <> 'practice')`;

/** The purse of a seat of the match that is settled. */
const PURSE_OF = (
  seat: string,
): string => `(select accounts.key from seats join accounts on accounts.kind = 'purse'
  and accounts.owner = seats.person where seats.match = new.match and seats.seat = ${seat})`;

/** While coins lie on the table there are no entries, whatever accounts exist (EVENT, "Money"). */
const IN_PURSES = `coalesce((select value from settings where name = 'money'), 'app') = 'app'`;

const POT = `(select key from accounts where kind = 'pot' and owner = new.match)`;

/** Whether an invariant has broken in a match, so that it does not go on. */
const IS_STOPPED = (match: string): string => `exists (select 1 from stops where stops.match = ${match})`;

/** Makes the table anew with the settlement that each one corrects. */
const SETTLEMENTS = [
  `create table new_settlements (
    match integer not null references matches (key),
    k integer not null check (k > 0),
    -- The settlement that this one starts from (EVENT, "Taking acts back").
    corrects integer check (corrects = k - 1),
    kind text not null check (kind in ('counted', 'drawn', 'conceded', 'awarded', 'voided')),
    winner text check (winner in ('a', 'b')),
    pot integer not null check (pot >= 0),
    owed integer not null default 0 check (owed >= 0),
    note integer references texts (key),
    who integer references people (key),
    at integer not null,
    -- What a ruling says of the card that was claimed: whose it should be, whether it is owed, and its turn then. All or none.
    price_copy integer references copies (key) check (price_copy is null or k > 1),
    price_due text check ((price_due is null) = (price_copy is null) and price_due in ('a', 'b')),
    price_owed integer check ((price_owed is null) = (price_copy is null) and price_owed in (0, 1)),
    price_turn integer check ((price_turn is null) = (price_copy is null)),
    primary key (match, k),
    check ((k = 1) = (corrects is null)),
    check ((winner is null) = (kind in ('drawn', 'voided')))
  ) without rowid`,
  `insert into new_settlements
      (match, k, corrects, kind, winner, pot, owed, note, who, at, price_copy, price_due, price_owed, price_turn)
    select match, k, case when k > 1 then k - 1 end, kind, winner, pot, owed, note, who, at,
      price_copy, price_due, price_owed, price_turn from settlements`,
  `drop table settlements`,
  `alter table new_settlements rename to settlements`,
  `create index settlements_again on settlements (match, k) where k > 1`,
  law(`settlement_stays before update on settlements: refuse 'settlements stay'`),
  law(`settlement_is_kept before delete on settlements: refuse 'settlements stay'`),
];

export const MATCH_LAWS: Step = [
  ...SETTLEMENTS,
  // A single trigger, because the order of several is not defined.
  law(`settlement_is_due before insert on settlements:
    refuse 'settlements stay'
      where exists (select 1 from settlements where match = new.match and k = new.k);
    refuse 'a settlement corrects the one before it'
      where new.k <> (select count(*) + 1 from settlements where match = new.match);
    refuse 'only a match of the event that has ended is settled' where not exists
      (select 1 from matches where key = new.match and kind <> 'practice'
        and (phase in ('claiming', 'finished') or new.kind = 'voided' and ${IS_STOPPED('new.match')}));
    refuse 'a match is settled for both stakes'
      where new.pot <> (select 2 * stake from matches where key = new.match);
    refuse 'only a referee awards, voids and settles anew, and says why'
      where (new.k > 1 or new.kind in ('awarded', 'voided')) and (new.kind not in ('awarded', 'voided') or new.note is null
        or not exists (select 1 from people where key = new.who and staff in ('referee', 'organiser')));
    refuse 'a ruling knows its card as it is'
      where new.price_copy is not null and new.price_turn <> (select turn from copies where key = new.price_copy);
    refuse 'a settlement pays the pot to whom it names'
      where new.k = 1 and ${POT} is not null and ${IN_PURSES} and case when new.winner is null
        then (select count(distinct credit) from entries where debit = ${POT} and why = 'stake-back') <> 2
        else not exists (select 1 from entries where debit = ${POT} and why = 'pot' and credit = ${PURSE_OF('new.winner')})
        end;
    refuse 'a settlement pays the whole pot'
      where new.k = 1 and ${IN_PURSES} and (select balance from accounts where key = ${POT}) <> 0`),
  law(`match_stays before update of key, id, watch_code, catalogue, opened, kind, stake, contract,
    placement_clock, decision_clock, claim_time on matches when old.kind <> 'practice':
    refuse 'a match stays what it is'`),
  law(`match_ends before update of phase on matches when old.phase = 'finished':
    refuse 'what has ended stays ended' where new.phase <> 'finished'`),
  law(`seat_stays before update on seats when ${IS_EVENT('old.match')}: refuse 'seats stay'`),
  law(`seat_is_kept before delete on seats when ${IS_EVENT('old.match')}: refuse 'seats stay'`),
  law(`log_grows before insert on batches:
    refuse 'a log has no gaps'
      where new.version > 1 + (select coalesce(max(version), 0) from batches where match = new.match)`),
  law(`log_stays before update on batches: refuse 'logs stay'`),
  law(`match_binds_players before update of match on people when new.match is not null:
    refuse 'a match binds those who play it, until its end' where not exists
      (select 1 from seats join matches on matches.key = seats.match and matches.phase <> 'finished'
        where seats.match = new.match and seats.person = new.key)`),
  law(`match_holds before update of match on people when old.match is not null and new.match is null:
    refuse 'a match lets nobody go before it is counted' where exists
      (select 1 from matches where key = old.match and phase not in ('claiming', 'finished') and not ${IS_STOPPED('key')})`),
];
