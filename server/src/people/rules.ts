// Rules of people's commands: links, the phones that hold them, and what organisers do to people and settings.

import { byPerson, other, own, type RulesFor } from '../door/index.ts';
import { resetAccess } from './access.ts';
import { askMove } from './askMove.ts';
import { makeLink, revokeLinks } from './links.ts';
import { moveByPin } from './moveByPin.ts';
import { allowMove, refuseMove, relateToMove, relateToOwnMove } from './moves.ts';
import { addPerson, freezePerson, renamePerson } from './persons.ts';
import { relateToPerson } from './relation.ts';
import { setPin } from './setPin.ts';
import { pauseEvent, set } from './settings.ts';
import { useLink } from './useLink.ts';

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
  allowMoveFor: { relate: relateToMove, handle: byPerson(allowMove) },
  makeLink: { relate: relateToPerson, handle: byPerson(makeLink) },
  addPerson: { relate: other, handle: byPerson(addPerson) },
  renamePerson: { relate: relateToPerson, handle: byPerson(renamePerson) },
  revokeLinks: { relate: relateToPerson, handle: byPerson(revokeLinks) },
  freezePerson: { relate: relateToPerson, handle: byPerson(freezePerson) },
  resetAccess: { relate: relateToPerson, handle: byPerson(resetAccess) },
  set: { relate: other, handle: byPerson(set) },
  pauseEvent: { relate: other, handle: byPerson(pauseEvent) },
};
