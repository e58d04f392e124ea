// Commands of people: links, the phones that hold them, and what organisers do to people and settings.

import {
  act,
  type Asking,
  byPerson,
  command,
  type CommandMap,
  type SomeCommands,
  nothing,
  personNamed,
  preparedCommand,
} from '../command/index.ts';
import { aboutAllCards, aboutPeople, NOBODY } from '../interest/index.ts';
import { everybody, joined, organisers, owners, type Relation } from '../roles/index.ts';
import type { PersonKey, StoredLinkMove } from '../store/index.ts';
import { type Actor, isPerson } from '../world/index.ts';
import { resetAccess } from './access.ts';
import { askMove } from './askMove.ts';
import { makeLink, revokeLinks } from './links.ts';
import { moveByPin } from './moveByPin.ts';
import { allowMove, letIn, openMove, refuseMove } from './moves.ts';
import { addPerson, freezePerson, renamePerson } from './persons.ts';
import { setPin } from './setPin.ts';
import { pauseEvent, set } from './settings.ts';
import { useLink } from './useLink.ts';

/** Commands that name a typed or scanned secret: the secret says nothing about the person who has it. */
const ofSecret = { find: nothing, relate: (): Relation => 'other' };

/** Commands about a request to move one's own link, or somebody else's. */
const ofMove = {
  find: openMove,
  relate: ({ actor }: { readonly actor: Actor }, { person }: StoredLinkMove): Relation =>
    isPerson(actor, person) ? 'own' : 'other',
};

const ofPerson = {
  find: personNamed,
  about: (_asking: unknown, { key }: { readonly key: PersonKey }) => aboutPeople(key),
};

/**
 * Commands about the whole event. A newcomer has no interest of their own, and shares those of the one who adds them. A
 * pause of the event stops everybody alike, and every screen says who has paused it.
 */
const ofEverybody = { find: nothing, about: () => NOBODY };

/**
 * Settings reach no running match, except who may watch it. But a module of windows that was ever on is known to
 * matches: switching it changes what can be played in each of them, so nobody with an interest may do it.
 */
const ofSetting = {
  find: nothing,
  async about({ context, tx, command: { change } }: Asking<Actor, CommandMap['set']>) {
    if (change.name !== 'promises' && change.name !== 'intrigue') return NOBODY;
    const { settings } = await context.settings.of(tx);
    return settings[change.name] === undefined ? NOBODY : aboutAllCards;
  },
};

const despite = ['pause', 'freeze', 'leaving'] as const;

/** An owner's phone and PIN are no trading: a freeze leaves them in the owner's hands, as a pause does. */
const owning = ['pause', 'freeze'] as const;

export const peopleCommands = {
  useLink: command({ who: everybody, despite, isGuess: true, ...ofSecret, do: useLink }),
  moveByPin: preparedCommand({
    who: everybody,
    despite,
    isGuess: true,
    relation: 'other',
    prepare: moveByPin,
  }),
  askMove: command({ who: everybody, despite, isGuess: true, ...ofSecret, do: askMove }),
  allowMove: command({ who: owners, despite: owning, ...ofMove, do: byPerson(allowMove) }),
  refuseMove: command({ who: owners, despite: owning, ...ofMove, do: byPerson(refuseMove) }),
  setPin: preparedCommand({ who: joined, despite: owning, relation: 'own', prepare: setPin }),
  allowMoveFor: act({
    who: { referee: ['other'], organiser: ['other'] },
    find: openMove,
    about: (_asking, { person }) => aboutPeople(person),
    do: byPerson(letIn),
    undo: 'any-time',
    noted: null,
  }),
  makeLink: act({
    // A link for oneself gives nothing new; it is for the desk on a second machine.
    who: { referee: ['other'], organiser: ['own', 'other'] },
    ...ofPerson,
    do: byPerson(makeLink),
    undo: 'any-time',
    noted: 'linkMade',
  }),
  addPerson: act({
    who: organisers,
    ...ofEverybody,
    do: byPerson(addPerson),
    undo: 'never',
    noted: 'added',
  }),
  renamePerson: act({
    who: { organiser: ['own', 'other'] },
    ...ofPerson,
    do: byPerson(renamePerson),
    undo: 'any-time',
    noted: 'renamed',
  }),
  revokeLinks: act({
    who: { organiser: ['own', 'other'] },
    ...ofPerson,
    do: byPerson(revokeLinks),
    undo: 'any-time',
    noted: null,
  }),
  freezePerson: act({
    who: organisers,
    ...ofPerson,
    do: byPerson(freezePerson),
    undo: 'any-time',
    noted: null,
  }),
  resetAccess: act({
    who: organisers,
    ...ofPerson,
    do: byPerson(resetAccess),
    undo: 'never',
    noted: 'linkMade',
  }),
  set: act({ who: organisers, ...ofSetting, do: byPerson(set), undo: 'any-time', noted: null }),
  pauseEvent: act({
    who: organisers,
    ...ofEverybody,
    do: byPerson(pauseEvent),
    undo: 'any-time',
    noted: null,
  }),
} satisfies SomeCommands;
