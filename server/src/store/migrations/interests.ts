// Interests: who made somebody staff, gave them a link or printed a slip (EVENT, "Who"); and the clocks with which a
// match was opened, which nobody changes while it runs.

import type { Step } from './law.ts';

/** The clock setting now in force, for older matches. The defaults are written out here as they were at the time. */
const setting = (name: string, first: number): string =>
  `coalesce((select cast(value as integer) from settings where name = '${name}'), ${first})`;

/**
 * The acts of the journal that made a link, with the person whose link it is; the newest act made the person's newest
 * link.
 */
const MADE_LINKS = `select effect.value ->> 'person' as person, journal.who as who,
    row_number() over (partition by effect.value ->> 'person' order by journal.seq desc, effect.key desc) as nth
  from journal join json_each(journal.body) effect
  where instr(journal.body, '"is":"link"') > 0 and effect.value ->> 'is' = 'link' and effect.value ->> 'what' = 'made'`;

export const interests: Step = [
  // Null: made at the laptop, and so by nobody.
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
