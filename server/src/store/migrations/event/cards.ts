// The event's schema: definitions, copies and how they change hands.

import { law, type Step } from '../law.ts';

export const CARDS: Step = [
  `create table definitions (
    card text primary key,
    rarity text not null check (rarity in ('standard', 'uncommon', 'rare', 'unique')),
    copies integer,
    retired integer not null default 0 check (retired in (0, 1)),
    check ((rarity = 'unique') = (copies is not null))
  ) without rowid`,
  `create table copies (
    key integer primary key,
    id text not null unique,
    card text not null references definitions (card),
    rarity text not null,
    serial integer not null check (typeof(serial) = 'integer' and serial > 0),
    -- A person, or 0: the event's store. One column is one owner.
    owner integer not null,
    frozen integer not null default 0 check (frozen in (0, 1)),
    reserved integer references matches (key),
    -- Whose start deck it was dealt into (rule 7).
    start_of integer references people (key),
    slip text unique,
    turn integer not null default 0,
    unique (card, serial),
    check (start_of is null or rarity <> 'unique')
  )`,
  `create index copies_of on copies (owner, key)`,
  `create index copies_at_start on copies (start_of) where start_of is not null`,
  // Hashes of the codes of found slips: somebody who enters such a code again is told that it was found.
  `create table found_slips (hash text primary key, copy integer not null references copies (key)) without rowid`,
  `create index copies_reserved on copies (reserved) where reserved is not null`,
  `create unique index one_standard_at_start on copies (start_of, card) where rarity = 'standard'`,
  `create unique index one_rare_at_start on copies (start_of) where rarity = 'rare'`,
  law(`copy_is_made before insert on copies:
    refuse 'no more copies of a unique'
      where new.serial > (select copies from definitions where card = new.card);
    refuse 'a copy has the rarity of its card'
      where new.rarity <> (select rarity from definitions where card = new.card)`),
  law(`definition_changes before update on definitions:
    refuse 'a unique has more copies already'
      where new.copies < (select count(*) from copies where card = new.card)`),
  `create table moves (
    key integer primary key,
    copy integer not null references copies (key),
    turn integer not null,
    from_owner integer not null,
    to_owner integer not null,
    why text not null,
    subject text,
    who integer references people (key),
    at integer not null,
    unique (copy, turn),
    check (from_owner <> to_owner)
  )`,
  // Only the owner can give a copy, and only a free copy changes hands, except as the price of victory.
  law(`copy_is_free before insert on moves:
    refuse 'a copy has one owner'
      where not exists (select 1 from copies where key = new.copy and owner = new.from_owner and turn = new.turn - 1);
    refuse 'a copy is not free'
      where new.why <> 'claimed' and exists (select 1 from copies where key = new.copy and frozen = 1);
    refuse 'a copy is not free'
      where new.why <> 'claimed' and exists (select 1 from copies where key = new.copy and reserved is not null);
    refuse 'a copy is not free'
      where new.why <> 'claimed' and exists
        (select 1 from people where key in (new.from_owner, new.to_owner) and match is not null)`),
  law(`copy_moves after insert on moves:
    insert into found_slips (hash, copy) select slip, key from copies
      where key = new.copy and new.why = 'found' and slip is not null;
    update copies set owner = new.to_owner, turn = new.turn, reserved = null, slip = null where key = new.copy`),
  law(`owner_changes before update of owner, turn on copies:
    refuse 'an owner changes by a move alone'
      where not exists (select 1 from moves where copy = new.key and turn = new.turn and to_owner = new.owner)
         or new.turn <> old.turn + 1`),
  law(`move_stays before update on moves: refuse 'moves stay'`),
  law(`move_is_kept before delete on moves: refuse 'moves stay'`),
  law(`copy_is_kept before delete on copies: refuse 'copies stay'`),
];
