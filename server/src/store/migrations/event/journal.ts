// The event's schema: what every command has done.

import { law, type Step } from '../law.ts';

export const JOURNAL: Step = [
  `create table journal (
    seq integer primary key,
    at integer not null,
    who integer,
    act text not null,
    body text not null,
    hash text not null
  )`,
  law(`journal_follows before insert on journal:
    refuse 'the journal has no gaps'
      where new.seq <> coalesce((select max(seq) from journal), 0) + 1`),
  // Finds the rows that change a contract; most rows change none.
  law(`journal_is_sorted after insert on journal when instr(new.body, '"is":"contract"') > 0:
    insert or ignore into contract_acts (contract, seq, reason)
      select contracts.key, new.seq,
        (select value ->> 'text' from json_each(new.body) where value ->> 'is' = 'reason')
      from json_each(new.body) join contracts on contracts.id = value ->> 'contract' where value ->> 'is' = 'contract'`),
  law(`journal_stays before update on journal: refuse 'the journal stays'`),
  law(`journal_is_kept before delete on journal: refuse 'the journal stays'`),
];
