// Practice: matches of practice are no part of the event. They are kept apart, with the time at which they were last
// touched, and each can be forgotten as a whole.

import { law, type Step } from './law.ts';

export const practice: Step = [
  `create table practices (
    match integer primary key references matches (key),
    touched integer not null
  )`,
  `create index untouched_practices on practices (touched)`,
  // For older matches nobody knows when they were last touched.
  `insert into practices (match, touched) select key, opened from matches where kind = 'practice'`,
  law(`practice_is_practice before insert on practices:
    refuse 'a match of the event is no practice'
      where not exists (select 1 from matches where key = new.match and kind = 'practice')`),
  law(`practice_begins after insert on matches when new.kind = 'practice':
    insert into practices (match, touched) values (new.key, new.opened)`),
  // A stranger's commands in practice are forgotten with the match; those of people are answered the same for ever.
  `alter table commands add column practice integer`,
  `create index commands_of_practice on commands (practice) where practice is not null`,
  law(`practice_is_forgotten after delete on practices:
    delete from drafts where match = old.match;
    delete from batches where match = old.match;
    delete from seats where match = old.match;
    delete from commands where practice = old.match;
    delete from matches where key = old.match`),
  law(`match_is_kept before delete on matches when old.kind <> 'practice': refuse 'matches stay'`),
  law(`batch_is_kept before delete on batches
    when exists (select 1 from matches where key = old.match and kind <> 'practice'):
    refuse 'logs stay'`),
];
