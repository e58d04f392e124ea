// Corrections: an entry may be corrected in several steps, as far as the drakes are there each time, but never by
// more than it moved.

import { law, type Step } from './law.ts';

const COLUMNS = 'key, debit, credit, sum, debit_after, credit_after, why, subject, note, who, corrects, at';

/** Makes the table of entries anew without the law that an entry is corrected once, which was part of the table. */
export const corrections: Step = [
  `create table new_entries (
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
    corrects integer,
    at integer not null,
    check (debit <> credit)
  )`,
  `insert into new_entries (${COLUMNS}) select ${COLUMNS} from entries order by key`,
  `drop table entries`,
  `alter table new_entries rename to entries`,
  `create index entries_of_debit on entries (debit, key)`,
  `create index entries_of_credit on entries (credit, key)`,
  `create index entries_of_rulings on entries (subject) where why in ('award', 'void')`,
  `create index corrections on entries (corrects) where corrects is not null`,
  law(`entry_moves after insert on entries:
    update accounts set balance = balance - new.sum where key = new.debit;
    update accounts set balance = balance + new.sum where key = new.credit;
    refuse 'an entry says what is left'
      where (select balance from accounts where key = new.debit) <> new.debit_after
         or (select balance from accounts where key = new.credit) <> new.credit_after`),
  law(`entry_stays before update on entries: refuse 'entries stay'`),
  law(`entry_is_kept before delete on entries: refuse 'entries stay'`),
  law(`correction_fits before insert on entries when new.corrects is not null:
    refuse 'a correction undoes no more than there was'
      where coalesce((select sum from entries where key = new.corrects), 0)
        < new.sum + (select coalesce(sum(sum), 0) from entries where corrects = new.corrects)`),
];
