// Waits: since when somebody is waited for, by a time that stands still in pauses and while the server is down; and
// that time itself.

import type { Step } from './law.ts';

/** Existing waits begin anew: nobody knows how much of them was a pause or an outage. */
export const waits: Step = [
  `create table event_time (one integer primary key check (one = 1), ms integer not null check (ms >= 0))`,
  `create table match_waits (
    match integer primary key references matches (key),
    lost integer not null,
    paused integer,
    awaited text not null
  )`,
  `alter table contracts add column waits_from integer not null default 0`,
  `drop index open_contracts`,
  `create index open_contracts on contracts (waits_from) where open = 1`,
];
