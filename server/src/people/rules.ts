// Rules of people's commands: links, the phones that hold them, and what organisers do to people and settings.

import { ok } from '@dunmer/shared/lib';
import { about, byPerson, other, own, type RulesFor } from '../door/index.ts';
import { NOBODY } from '../interest/index.ts';
import { resetAccess } from './access.ts';
import { askMove } from './askMove.ts';
import { makeLink, revokeLinks } from './links.ts';
import { moveByPin } from './moveByPin.ts';
import { allowMove, letIn, ofMove, refuseMove, relateToOwnMove } from './moves.ts';
import { addPerson, freezePerson, renamePerson } from './persons.ts';
import { ofPerson } from './relation.ts';
import { setPin } from './setPin.ts';
import { pauseEvent, set } from './settings.ts';
import { useLink } from './useLink.ts';

/**
 * About the whole event. Who comes new has no interest, and shares those of whoever adds them. A setting reaches no match that
 * runs but by who may watch it; a pause of the event stops everybody alike, and every screen says who has paused it.
 */
const ofEverybody = about(async () => ok(NOBODY));

export const peopleRules: RulesFor<
  | 'useLink'
  | 'moveByPin'
  | 'askMove'
  | 'allowMove'
  | 'refuseMove'
  | 'setPin'
  | 'allowMoveFor'
  | 'makeLink'
  | 'addPerson'
  | 'renamePerson'
  | 'revokeLinks'
  | 'freezePerson'
  | 'resetAccess'
  | 'set'
  | 'pauseEvent'
> = {
  useLink: { relate: other, handle: useLink },
  moveByPin: { relate: other, prepare: moveByPin },
  askMove: { relate: other, handle: askMove },
  allowMove: { relate: relateToOwnMove, handle: byPerson(allowMove) },
  refuseMove: { relate: relateToOwnMove, handle: byPerson(refuseMove) },
  setPin: { relate: own, prepare: setPin },
  allowMoveFor: { relate: ofMove, handle: byPerson(letIn) },
  makeLink: { relate: ofPerson, handle: byPerson(makeLink) },
  addPerson: { relate: ofEverybody, handle: byPerson(addPerson) },
  renamePerson: { relate: ofPerson, handle: byPerson(renamePerson) },
  revokeLinks: { relate: ofPerson, handle: byPerson(revokeLinks) },
  freezePerson: { relate: ofPerson, handle: byPerson(freezePerson) },
  resetAccess: { relate: ofPerson, handle: byPerson(resetAccess) },
  set: { relate: ofEverybody, handle: byPerson(set) },
  pauseEvent: { relate: ofEverybody, handle: byPerson(pauseEvent) },
};
