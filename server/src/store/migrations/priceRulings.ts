// What a ruling after the end says of the card that was claimed: whose it should be, and whether it is owed; and how a debt is
// collected without another ruling.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STEPS = [
  `create table price_rulings (
    match integer not null,
    k integer not null check (k > 1),
    copy integer not null references copies (key),
    -- Whose it should be by this ruling.
    due text not null check (due in ('a', 'b')),
    -- It is not there to be moved, and is noted as a debt.
    owed integer not null check (owed in (0, 1)),
    -- How often it had changed hands then: what comes after it may pay the debt.
    turn integer not null,
    primary key (match, k),
    foreign key (match, k) references settlements (match, k)
  ) without rowid`,
  `create trigger price_ruling_is_of_now before insert on price_rulings begin
    select raise(abort, 'a ruling knows its card as it is')
      where new.turn <> (select turn from copies where key = new.copy);
  end`,
  `create trigger price_ruling_stays before update on price_rulings begin select raise(abort, 'rulings stay'); end`,
  `create trigger price_ruling_is_kept before delete on price_rulings begin select raise(abort, 'rulings stay'); end`,
  `create index settlements_again on settlements (match, k) where k > 1`,
  `drop index entries_of_rulings`,
  `create index entries_of_rulings on entries (subject) where why in ('award', 'void', 'debt')`,
];

export const priceRulings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of STEPS) await sql.raw(step).execute(db);
  },
};
