// Ways in: wrong PINs are counted by the link, a browser may get another token, and there is always an organiser with a way in.

import { law, type Step } from './law.ts';

/** Organisers who may act and have a living link, but for one person. */
const OTHER_KEEPERS = (
  person: string,
): string => `select 1 from people join links on links.person = people.key
  where people.staff = 'organiser' and people.frozen = 0 and links.revoked is null and people.key <> ${person}`;

const IS_KEEPER = `old.staff = 'organiser' and old.frozen = 0
  and exists (select 1 from links where links.person = old.key and links.revoked is null)`;

export const waysIn: Step = [
  // What the tokens of browsers are signed with; drawn when the database is opened.
  `alter table meta add column device_key text`,
  // EVENT, "Who": at ten the PIN rests.
  `alter table links add column wrong_pins integer not null default 0 check (wrong_pins between 0 and 10)`,
  // The browser's first name, under which its commands are known (P2); null: its name is its first.
  `alter table devices add column origin text`,
  // The browser that has asked, where the one that is to have the link is its next name; null: the same.
  `alter table link_moves add column asker text`,
  // The last organiser with a way in stays one.
  law(`keeper_stays before update of staff, frozen on people
    when ${IS_KEEPER} and (new.staff is not 'organiser' or new.frozen = 1):
    refuse 'the last organiser stays one' where not exists (${OTHER_KEEPERS('old.key')})`),
  // Who trades has one link at a time: the old one dies before the new one is made, which only the door of commands can tell
  // from a link that is taken away. Who does not trade gets the new one first.
  law(`keeper_keeps_a_link before update of revoked on links
    when old.revoked is null and new.revoked is not null and old.single = 0:
    refuse 'the last organiser keeps a link'
      where exists (select 1 from people where key = old.person and staff = 'organiser' and frozen = 0)
        and not exists (select 1 from links where person = old.person and revoked is null and key <> old.key)
        and not exists (${OTHER_KEEPERS('old.person')})`),
];
