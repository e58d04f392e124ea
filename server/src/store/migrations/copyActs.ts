// CopyActs: which rows of the journal moved or froze a copy, for the copy's history and to tell those concerned why.

import { law, type Step } from './law.ts';

/** The reason that a member of staff gave for what a journal row records. */
const reasonIn = (row: string): string =>
  `(select value ->> 'text' from json_each(${row}.body) where value ->> 'is' = 'reason')`;

/** The moves that a journal row records. */
const movesIn = (row: string, from: string): string =>
  `select copies.key, ${row}.seq, effect.value ->> 'turn', null, null, ${reasonIn(row)}
    from ${from}json_each(${row}.body) effect join copies on copies.id = effect.value ->> 'copy'
    where effect.value ->> 'is' = 'move'`;

/** The freezes that a journal row records. `owner`: the expression for the copy's owner at that time. */
const freezesIn = (row: string, from: string, owner: string): string =>
  `select copies.key, ${row}.seq, null, effect.value ->> 'frozen', ${owner}, ${reasonIn(row)}
    from ${from}json_each(${row}.body) effect join copies on copies.id = effect.value ->> 'copy'
    where ${row}.act = 'freezeCopy' and effect.value ->> 'is' = 'bound'`;

const COLUMNS = 'copy_acts (copy, seq, turn, frozen, owner, reason)';

export const copyActs: Step = [
  `create table copy_acts (
    key integer primary key,
    copy integer not null references copies (key),
    -- The row of the journal.
    seq integer not null,
    -- Of a move: its turn. Of a freeze: whether it was one, or the end of one, and whose the copy was.
    turn integer,
    frozen integer check (frozen in (0, 1)),
    owner integer,
    reason integer references texts (key),
    check ((turn is null) <> (frozen is null))
  )`,
  `create unique index copy_acts_of on copy_acts (copy, turn)`,
  `create index copy_freezes_of on copy_acts (owner, key) where owner is not null`,
  // Earlier freezes get no owner: nobody asks for it any more.
  `insert into ${COLUMNS} ${movesIn('journal', 'journal, ')} order by journal.seq, effect.key`,
  `insert into ${COLUMNS} ${freezesIn('journal', 'journal, ', 'null')} order by journal.seq`,
  law(`journal_is_sorted_by_copies after insert on journal
    when new.act = 'freezeCopy' or instr(new.body, '"is":"move"') > 0:
    insert into ${COLUMNS} ${movesIn('new', '')} order by effect.key;
    insert into ${COLUMNS} ${freezesIn('new', '', 'copies.owner')}`),
  law(`copy_act_stays before update on copy_acts: refuse 'acts stay'`),
  law(`copy_act_is_kept before delete on copy_acts: refuse 'acts stay'`),
  `create index moves_from on moves (from_owner, key)`,
  `create index moves_to on moves (to_owner, key)`,
];
