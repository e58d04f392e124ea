// Commands of promises (PROMISES): what their holders do with them, and what organisers do.

import {
  act,
  byPerson,
  command,
  type CommandMap,
  type SomeCommands,
  nothing,
  personNamed,
} from '../command/index.ts';
import { aboutPeople, aboutPromisesOf, aboutAllCards } from '../interest/index.ts';
import { organisers, type Relation, traders } from '../roles/index.ts';
import type { StoredPerson } from '../store/index.ts';
import { closePledges } from './close.ts';
import { dealPledges, dealtTo } from './deal.ts';
import { playPledge, showPledges } from './play.ts';
import { pledgeNamed, ruinPerson, sendPledgeHome } from './staff.ts';

const own = { who: traders('own'), find: nothing, relate: (): Relation => 'own' };

const aboutAll = (_asking: unknown, people: readonly StoredPerson[]) =>
  aboutPeople(...people.map(({ key }) => key));

export const pledgeCommands = {
  playPledge: command({ ...own, do: byPerson(playPledge) }),
  letGoPledge: command({ ...own, do: byPerson(playPledge) }),
  showPledges: command({ ...own, despite: ['pause'], do: byPerson(showPledges) }),
  dealPledges: act({
    who: organisers,
    find: dealtTo,
    about: aboutAll,
    do: byPerson(dealPledges),
    undo: 'never',
    noted: null,
  }),
  ruinPerson: act({
    who: organisers,
    find: personNamed<CommandMap['ruinPerson']>,
    // What a ruin moves, and whether it is refused, tells in whose hands promises are (PR26).
    about: (_asking, { key }) => aboutPromisesOf(key),
    do: byPerson(ruinPerson),
    undo: 'by-new-act',
    noted: null,
  }),
  sendPledgeHome: act({
    who: organisers,
    find: pledgeNamed,
    about: (_asking, { owner, of }) => aboutPromisesOf(owner, ...(of === null ? [] : [of])),
    do: byPerson(sendPledgeHome),
    undo: 'never',
    noted: null,
  }),
  closePledges: act({
    who: organisers,
    find: nothing,
    // The salts that closing publishes tell who was given which promise (PR26).
    about: () => aboutAllCards,
    do: byPerson(closePledges),
    undo: 'never',
    noted: null,
  }),
} satisfies SomeCommands;
