// Commands of purses: the cash desk, and corrections.

import { act, byPerson, type CommandMap, type SomeCommands, personNamed } from '../command/index.ts';
import { aboutPeople } from '../interest/index.ts';
import { organisers } from '../roles/index.ts';
import { correctEntry, entryNamed, pursesOf } from './correct.ts';
import { payAtDesk } from './desk.ts';

const atDesk = act({
  who: organisers,
  find: personNamed<CommandMap['payIn' | 'payOut']>,
  about: (_asking, { key }) => aboutPeople(key),
  do: byPerson(payAtDesk),
  undo: 'by-new-act',
  noted: null,
});

export const purseCommands = {
  payIn: atDesk,
  payOut: atDesk,
  correctEntry: act({
    who: organisers,
    find: entryNamed,
    about: (_asking, entry) => aboutPeople(...pursesOf(entry).map(({ owner }) => owner)),
    do: byPerson(correctEntry),
    undo: 'by-new-act',
    noted: null,
  }),
} satisfies SomeCommands;
