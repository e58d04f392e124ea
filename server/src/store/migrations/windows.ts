// Windows: the windows of matches in which promises are played (PROMISES 3 and 4): how long each asking has, and its
// clock.

import { law, type Step } from './law.ts';

const HAS_WINDOWS = (match: string): string =>
  `exists (select 1 from matches where key = ${match} and window_time is not null)`;

export const windows: Step = [
  // PR15, PR19: null if a match has no windows; friendly matches and practice never have.
  `alter table matches add column window_time integer
    check (window_time is null or (kind in ('stake', 'contract') and window_time between 5 and 120))`,
  `create table new_clocks (
    match integer not null references matches (key),
    kind text not null check (kind in ('placement', 'decision', 'window', 'claim', 'default')),
    seat text not null check (seat in ('a', 'b')),
    left_ms integer not null,
    primary key (match, kind, seat)
  ) without rowid`,
  `insert into new_clocks (match, kind, seat, left_ms) select match, kind, seat, left_ms from clocks`,
  `drop table clocks`,
  `alter table new_clocks rename to clocks`,
  law(`window_clock_has_windows before insert on clocks when new.kind = 'window':
    refuse 'only a match with windows asks for plays' where not ${HAS_WINDOWS('new.match')}`),
  `drop trigger match_stays`,
  law(`match_stays before update of key, id, watch_code, catalogue, opened, kind, stake, contract,
    placement_clock, decision_clock, claim_time, window_time on matches when old.kind <> 'practice':
    refuse 'a match stays what it is'`),
  // PR17: somebody who was dealt none has a hand that everybody counts with too, once they were given a promise. They
  // have no house ('') until they are dealt promises.
  `drop trigger pledge_hand_stays`,
  law(`pledge_hand_stays before update of key, person, house, drawn on pledge_hands
    when new.key <> old.key or new.person <> old.person or old.house <> '': refuse 'a house stays'`),
  `drop trigger pledge_begins`,
  law(`pledge_begins before insert on pledges:
    refuse 'a promise begins at home' where new.place <> 'hand' or new.of_person <> new.owner or new.turn <> 0;
    refuse 'promises are dealt to who trades'
      where not exists (select 1 from pledge_hands where person = new.owner and house <> '')`),
  // PR10: only in the player's own match, and before that is settled.
  law(`pledge_is_played_in_own_match before insert on pledge_moves when new.why = 'played' and new.match is not null:
    refuse 'a promise is played in the match of whoever plays it' where not ${HAS_WINDOWS('new.match')}
      or not exists (select 1 from seats where seats.match = new.match and seats.person = new.of_person)
      or exists (select 1 from settlements where settlements.match = new.match)`),
];
