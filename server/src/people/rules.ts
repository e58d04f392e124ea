// Rules of this capability's commands.

import { other, type RulesFor } from '../door/index.ts';

const unbuilt = {
  relate: other,
  handle: async (): Promise<never> => Promise.reject(new Error('not built yet')),
};

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
  | 'set'
  | 'pauseEvent'
> = {
  useLink: unbuilt,
  moveByPin: unbuilt,
  askMove: unbuilt,
  allowMove: unbuilt,
  refuseMove: unbuilt,
  setPin: unbuilt,
  allowMoveFor: unbuilt,
  makeLink: unbuilt,
  addPerson: unbuilt,
  renamePerson: unbuilt,
  revokeLinks: unbuilt,
  freezePerson: unbuilt,
  set: unbuilt,
  pauseEvent: unbuilt,
};
