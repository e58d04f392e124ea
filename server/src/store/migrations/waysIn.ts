// WaysIn: wrong PINs are counted for each link, a browser may get another token, and there is always an organiser
// with a way in.

import { law, type Step } from './law.ts';

/** Organisers other than `person` who may act and have a living link. */
const OTHER_KEEPERS = (
  person: string,
): string => `select 1 from people join links on links.person = people.key
  where people.staff = 'organiser' and people.frozen = 0 and links.revoked is null and people.key <> ${person}`;

const IS_KEEPER = `old.staff = 'organiser' and old.frozen = 0
  and exists (select 1 from links where links.person = old.key and links.revoked is null)`;

export const waysIn: Step = [
  // The key with which the tokens of browsers are signed; drawn when the database is opened.
  `alter table meta add column device_key text`,
  // EVENT, "Who": after ten wrong PINs the PIN rests.
  `alter table links add column wrong_pins integer not null default 0 check (wrong_pins between 0 and 10)`,
  // The browser's first name, under which its commands are known (P2); null if it has had no other.
  `alter table devices add column origin text`,
  // The browser that asked, if the one that is to hold the link is its next name; null if they are the same.
  `alter table link_moves add column asker text`,
  // The last organiser with a way in stays an organiser.
  law(`keeper_stays before update of staff, frozen on people
    when ${IS_KEEPER} and (new.staff is not 'organiser' or new.frozen = 1):
    refuse 'the last organiser stays one' where not exists (${OTHER_KEEPERS('old.key')})`),
  // A trader has one link at a time: the old one dies before the new one is made, and only the code of the command
  // can tell this from a link that is taken away. Somebody who does not trade gets the new link first.
  law(`keeper_keeps_a_link before update of revoked on links
    when old.revoked is null and new.revoked is not null and old.single = 0:
    refuse 'the last organiser keeps a link'
      where exists (select 1 from people where key = old.person and staff = 'organiser' and frozen = 0)
        and not exists (select 1 from links where person = old.person and revoked is null and key <> old.key)
        and not exists (${OTHER_KEEPERS('old.person')})`),
];
