// Intrigue: the intrigue deck of an event (INTRIGUE): the log from which everything about it follows, and where each
// copy lies.

import { law, type Step } from './law.ts';
import { entryLaw, MONEY_WAYS } from './laws/money.ts';

/** Each place with the columns that belong to it, and no others. */
const PLACED = `(place in ('pile', 'spent') and of_person is null and contract is null and match is null)
    or (place in ('hand', 'front') and of_person is not null and contract is null and match is null)
    or (place = 'table' and of_person is not null and (contract is null or match is null))`;

const STAYS_WITH = 'new.of_person = was.of_person';

/** The places from and to which a copy may move for each reason (IN4, IN8, IN10, IN13; INTRIGUE 5). */
const WAYS = `case new.why
  when 'shuffled' then was.place = 'spent' and new.place = 'pile'
  when 'drawn' then was.place = 'pile' and new.place = 'hand'
  when 'played' then was.place = 'hand' and new.place = 'table' and ${STAYS_WITH}
  when 'over' then was.place = 'table' and new.place = 'spent'
  when 'laid' then was.place = 'table' and new.place = 'front'
  when 'left' then was.place = 'front' and new.place = 'spent'
  when 'dropped' then was.place = 'hand' and new.place = 'spent'
  when 'taken' then was.place = 'hand' and new.place = 'hand' and new.of_person <> was.of_person
  when 'retrieved' then was.place = 'spent' and new.place = 'hand'
  else 0 end`;

const SAME = ['of_person', 'contract', 'match']
  .map((column) => `coalesce(${column}, -1) = coalesce(new.${column}, -1)`)
  .join(' and ');

/** The events that happen to a deck only once (IN1, IN2, IN5). */
const ONCE = `('SeedDrawn', 'PileSealed', 'WordSaid', 'SeedOpened')`;

export const intrigue: Step = [
  // The events of the deck, in order. `server`: its vault, the seed and the order of the pile. `salt`: for events
  // that only one trader knows; it goes into their hash in the journal.
  `create table deck_events (
    nth integer primary key,
    type text not null,
    audience text not null check (audience in ('everyone', 'trader', 'server')),
    to_person integer references people (key),
    event text not null,
    salt text,
    who integer references people (key),
    at integer not null,
    check ((audience = 'trader') = (to_person is not null)),
    check ((audience = 'everyone') = (salt is null))
  )`,
  `create unique index deck_once on deck_events (type) where type in ${ONCE}`,
  `create index deck_events_to on deck_events (to_person, nth) where to_person is not null`,
  `create index deck_events_seen on deck_events (nth) where type in ('CardsShown', 'CardsShownTo', 'HandSeen')`,
  `create table intrigue_copies (
    key integer primary key,
    copy text not null unique,
    place text not null,
    of_person integer references people (key),
    contract integer references contracts (key),
    match integer references matches (key),
    turn integer not null,
    check (${PLACED})
  )`,
  `create table intrigue_moves (
    key integer primary key,
    copy integer not null references intrigue_copies (key),
    turn integer not null,
    place text not null,
    of_person integer references people (key),
    contract integer references contracts (key),
    match integer references matches (key),
    why text not null,
    nth integer not null references deck_events (nth),
    unique (copy, turn)
  )`,
  // IN25: the ruin of people who were dealt no promises; if they are in a match, at its end (PR25).
  `create table intrigue_ruins (
    person integer primary key references people (key),
    ruined integer not null check (ruined in (0, 1)),
    ruin_after integer references matches (key),
    check (ruin_after is null or ruined = 0)
  )`,
  // IN6: the rings still to come.
  `create table planned_rings (at integer primary key)`,
  // IN10, IN19. `asking` is 0 for a surplus, and the contract's key for an answer in a contract.
  `create table deck_clocks (
    person integer not null references people (key),
    kind text not null check (kind in ('surplus', 'answer', 'drop', 'contract')),
    asking integer not null check ((kind = 'surplus') = (asking = 0)),
    left_ms integer not null,
    primary key (person, kind, asking)
  ) without rowid`,
  law(`deck_event_is_next before insert on deck_events:
    refuse 'the log of the deck has no gaps'
      where new.nth <> (select coalesce(max(nth), 0) + 1 from deck_events);
    refuse 'a closed deck stays closed' where exists (select 1 from deck_events where type = 'SeedOpened')`),
  law(`deck_event_stays before update on deck_events: refuse 'the log of the deck stays'`),
  law(`deck_event_is_kept before delete on deck_events: refuse 'the log of the deck stays'`),
  // IN1: once made, the deck doesn't change.
  law(`intrigue_copy_begins before insert on intrigue_copies:
    refuse 'copies are made with their deck' where new.place <> 'spent' or new.turn <> 0
      or not exists (select 1 from deck_events
        where nth = (select max(nth) from deck_events) and type = 'PileSealed')`),
  law(`intrigue_copy_stays before update of key, copy on intrigue_copies: refuse 'a copy stays what it is'`),
  // The move must exist before the copy moves, and says where to.
  law(`intrigue_copy_is_moved before update of place, of_person, contract, match, turn on intrigue_copies:
    refuse 'an intrigue card goes where its move says'
      where not exists (select 1 from intrigue_moves where copy = new.key and turn = new.turn
        and place = new.place and new.turn = old.turn + 1 and ${SAME})`),
  law(`intrigue_copy_is_kept before delete on intrigue_copies: refuse 'intrigue cards stay'`),
  law(`intrigue_move_has_a_way before insert on intrigue_moves:
    refuse 'an intrigue card moves from where it is'
      where not exists (select 1 from intrigue_copies where key = new.copy and turn = new.turn - 1);
    refuse 'an intrigue card goes where its reason says'
      where not exists (select 1 from intrigue_copies was where was.key = new.copy and (${WAYS}));
    refuse 'an intrigue card is played where its player plays'
      where (new.match is not null and (
          not exists (select 1 from seats where seats.match = new.match and seats.person = new.of_person)
          or exists (select 1 from settlements where settlements.match = new.match)))
        or (new.contract is not null and not exists (select 1 from contracts
          where contracts.key = new.contract and (one = new.of_person or two = new.of_person)))`),
  law(`intrigue_moves after insert on intrigue_moves:
    update intrigue_copies set place = new.place, of_person = new.of_person, contract = new.contract,
      match = new.match, turn = new.turn where key = new.copy`),
  law(`intrigue_move_stays before update on intrigue_moves: refuse 'ways of intrigue cards stay'`),
  law(`intrigue_move_is_kept before delete on intrigue_moves: refuse 'ways of intrigue cards stay'`),
  law(`intrigue_ruin_waits before insert on intrigue_ruins:
    refuse 'who trades is ruined' where not exists (select 1 from people where key = new.person and trades = 1)`),
  `drop trigger entry_is_new`,
  entryLaw(`case new.why
    when 'promise' then paying.kind = 'purse' and paid.kind = 'purse'
      and exists (select 1 from pledges where pledges.owner = paying.owner)
    when 'audience' then paying.kind = 'purse' and paid.kind = 'bank'
      and exists (select 1 from deck_events where type = 'DrawBought')
    else (${MONEY_WAYS}) end`),
];
