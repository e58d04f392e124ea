// The event's schema: people, their links and browsers, and settings.

import type { Step } from '../law.ts';

export const PEOPLE: Step = [
  // Texts and names are kept apart from what refers to them: erasing one nulls both columns, and the journal's hash
  // stays as it was.
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
