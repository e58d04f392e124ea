// Rules of this capability's commands.

import { byPerson, type RulesFor } from '../door/index.ts';
import { correctEntry, ofEntry } from './correct.ts';
import { ofPurse, payAtDesk } from './desk.ts';

export const moneyRules: RulesFor<'payIn' | 'payOut' | 'correctEntry'> = {
  payIn: { relate: ofPurse, handle: byPerson(payAtDesk) },
  payOut: { relate: ofPurse, handle: byPerson(payAtDesk) },
  correctEntry: { relate: ofEntry, handle: byPerson(correctEntry) },
};
