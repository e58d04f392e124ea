// The event around the table: people, money, cards, contracts and the journal, with the laws that the database itself keeps.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const PEOPLE = [
  // Texts and names lie beside what refers to them: erased, both are null, and the journal's hash stays as it was.
  `create table texts (
    key integer primary key,
    salt text,
    text text,
    check ((salt is null) = (text is null))
  )`,
  `create table people (
    key integer primary key,
    id text not null unique,
    code text not null unique,
    name integer not null references texts (key),
    staff text check (staff in ('referee', 'organiser', 'display')),
    trades integer not null check (trades in (0, 1)),
    frozen integer not null default 0 check (frozen in (0, 1)),
    -- Rule 1.5: one match at a time, because there is room for one.
    match integer references matches (key),
    pin text,
    passphrase text,
    deck_order text,
    version integer not null default 1,
    added integer not null
  )`,
  `create table links (
    key integer primary key,
    person integer not null references people (key),
    token text not null unique,
    code text not null unique,
    single integer not null check (single in (0, 1)),
    made integer not null,
    used integer,
    revoked integer
  )`,
  `create unique index one_link on links (person) where revoked is null and single = 1`,
  `create index links_of on links (person)`,
  `create table devices (
    device text primary key,
    person integer not null references people (key),
    link integer not null references links (key),
    controls integer not null check (controls in (0, 1)),
    since integer not null
  ) without rowid`,
  `create unique index one_phone on devices (link) where controls = 1`,
  `create index devices_of on devices (person)`,
  `create table link_moves (
    key integer primary key,
    id text not null unique,
    link integer not null references links (key),
    device text not null,
    at integer not null,
    state text not null check (state in ('asked', 'allowed', 'refused', 'over'))
  )`,
  `create index open_link_moves on link_moves (link) where state = 'asked'`,
  `create table settings (name text primary key, value text not null) without rowid`,
];

const MONEY = [
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
  // What leaves one account arrives in the other: the sum over all stays 0 whatever the application does.
  `create trigger entry_moves after insert on entries begin
    update accounts set balance = balance - new.sum where key = new.debit;
    update accounts set balance = balance + new.sum where key = new.credit;
    select raise(abort, 'an entry says what is left')
      where (select balance from accounts where key = new.debit) <> new.debit_after
         or (select balance from accounts where key = new.credit) <> new.credit_after;
  end`,
  `create trigger entry_stays before update on entries begin select raise(abort, 'entries stay'); end`,
  `create trigger entry_is_kept before delete on entries begin select raise(abort, 'entries stay'); end`,
  `create trigger account_is_kept before delete on accounts begin select raise(abort, 'accounts stay'); end`,
];

const CARDS = [
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
  // The codes of slips that were found, hashed as they were: who enters one again is told so.
  `create table found_slips (hash text primary key, copy integer not null references copies (key)) without rowid`,
  `create index copies_reserved on copies (reserved) where reserved is not null`,
  `create unique index one_standard_at_start on copies (start_of, card) where rarity = 'standard'`,
  `create unique index one_rare_at_start on copies (start_of) where rarity = 'rare'`,
  `create trigger copy_is_made before insert on copies begin
    select raise(abort, 'no more copies of a unique')
      where new.serial > (select copies from definitions where card = new.card);
    select raise(abort, 'a copy has the rarity of its card')
      where new.rarity <> (select rarity from definitions where card = new.card);
  end`,
  `create trigger definition_changes before update on definitions begin
    select raise(abort, 'a unique has more copies already')
      where new.copies < (select count(*) from copies where card = new.card);
  end`,
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
  // Who is not its owner can't give it, and only a free copy changes hands, the price of victory aside.
  `create trigger copy_is_free before insert on moves begin
    select raise(abort, 'a copy has one owner')
      where not exists (select 1 from copies where key = new.copy and owner = new.from_owner and turn = new.turn - 1);
    select raise(abort, 'a copy is not free')
      where new.why <> 'claimed' and exists (select 1 from copies where key = new.copy and frozen = 1);
    select raise(abort, 'a copy is not free')
      where new.why <> 'claimed' and exists (select 1 from copies where key = new.copy and reserved is not null);
    select raise(abort, 'a copy is not free')
      where new.why <> 'claimed' and exists
        (select 1 from people where key in (new.from_owner, new.to_owner) and match is not null);
  end`,
  `create trigger copy_moves after insert on moves begin
    insert into found_slips (hash, copy) select slip, key from copies
      where key = new.copy and new.why = 'found' and slip is not null;
    update copies set owner = new.to_owner, turn = new.turn, reserved = null, slip = null where key = new.copy;
  end`,
  `create trigger owner_changes before update of owner, turn on copies begin
    select raise(abort, 'an owner changes by a move alone')
      where not exists (select 1 from moves where copy = new.key and turn = new.turn and to_owner = new.owner)
         or new.turn <> old.turn + 1;
  end`,
  `create trigger move_stays before update on moves begin select raise(abort, 'moves stay'); end`,
  `create trigger move_is_kept before delete on moves begin select raise(abort, 'moves stay'); end`,
  `create trigger copy_is_kept before delete on copies begin select raise(abort, 'copies stay'); end`,
];

const MATCHES = [
  // Until now tables waited for a second seat; matches open with both.
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
  // A seat is a person's, a browser's that practises, or a bot's.
  `alter table seats add column person integer references people (key)`,
  `create index seats_of_person on seats (person, match) where person is not null`,
  // A draft is nobody's any more once its match is over.
  `create trigger match_is_over after update of phase on matches when new.phase = 'finished' begin
    delete from drafts where match = new.key;
  end`,
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
  `create trigger settlement_follows before insert on settlements begin
    select raise(abort, 'a settlement corrects the one before it')
      where new.k <> (select count(*) + 1 from settlements where match = new.match);
  end`,
  `create trigger settlement_stays before update on settlements begin select raise(abort, 'settlements stay'); end`,
  `create trigger settlement_is_kept before delete on settlements begin select raise(abort, 'settlements stay'); end`,
  `create trigger match_binds before update of match on people begin
    select raise(abort, 'a trader is in one match at a time')
      where new.match is not null and old.match is not null and new.match <> old.match;
  end`,
  `create table clocks (
    match integer not null references matches (key),
    kind text not null check (kind in ('placement', 'decision', 'claim', 'default')),
    seat text not null check (seat in ('a', 'b')),
    left_ms integer not null,
    primary key (match, kind, seat)
  ) without rowid`,
];

const CONTRACTS = [
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
  // Which rows of the journal are about a contract, for its history.
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

const JOURNAL = [
  `create table journal (
    seq integer primary key,
    at integer not null,
    who integer,
    act text not null,
    body text not null,
    hash text not null
  )`,
  `create trigger journal_follows before insert on journal begin
    select raise(abort, 'the journal has no gaps')
      where new.seq <> coalesce((select max(seq) from journal), 0) + 1;
  end`,
  // What a row does to a contract is found again by it.
  `create trigger journal_is_sorted after insert on journal begin
    insert or ignore into contract_acts (contract, seq, reason)
      select contracts.key, new.seq,
        (select value ->> 'text' from json_each(new.body) where value ->> 'is' = 'reason')
      from json_each(new.body) join contracts on contracts.id = value ->> 'contract' where value ->> 'is' = 'contract';
  end`,
  `create trigger journal_stays before update on journal begin select raise(abort, 'the journal stays'); end`,
  `create trigger journal_is_kept before delete on journal begin select raise(abort, 'the journal stays'); end`,
];

export const event: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...PEOPLE, ...MONEY, ...CARDS, ...CONTRACTS, ...MATCHES, ...JOURNAL])
      await sql.raw(statement).execute(db);
  },
};
