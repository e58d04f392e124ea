// Interests: who made somebody staff, or gave them a link, and by whom a slip was printed (EVENT, "Who"); and the clocks that a
// match was opened with, which nobody sets anew while it runs.

import type { Step } from './law.ts';

/** The clock of a setting in force, for matches of before; what an event begins with is told here as it was then. */
const setting = (name: string, first: number): string =>
  `coalesce((select cast(value as integer) from settings where name = '${name}'), ${first})`;

/** The acts of the journal that made a link, beside whose it is: the newest act made the newest link of its person. */
const MADE_LINKS = `select effect.value ->> 'person' as person, journal.who as who,
    row_number() over (partition by effect.value ->> 'person' order by journal.seq desc, effect.key desc) as nth
  from journal join json_each(journal.body) effect
  where instr(journal.body, '"is":"link"') > 0 and effect.value ->> 'is' = 'link' and effect.value ->> 'what' = 'made'`;

export const interests: Step = [
  // Null: nobody has, but the laptop.
  `alter table people add column made_by integer references people (key)`,
  `update people set made_by = made.who from (
    select effect.value ->> 'person' as person, journal.who as who from journal join json_each(journal.body) effect
    where journal.act = 'addPerson' and effect.value ->> 'is' = 'person') made where made.person = people.key`,
  `alter table links add column made_by integer references people (key)`,
  `update links set made_by = made.who from (${MADE_LINKS}) made join (
    select key, person, row_number() over (partition by person order by key desc) as nth from links) kept
    on kept.person = made.person and kept.nth = made.nth where links.key = kept.key`,
  `alter table copies add column slip_by integer references people (key)`,
  ...(['placementClock', 'decisionClock', 'claimTime'] as const).flatMap((name) => {
    const column = name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
    const first = name === 'claimTime' ? 180 : 0;
    return [
      `alter table matches add column ${column} integer not null default ${first} check (${column} >= 0)`,
      `update matches set ${column} = ${setting(name, first)}`,
    ];
  }),
];
