// Rules of this capability's commands.

import { byPerson, type RulesFor } from '../door/index.ts';
import { correctEntry, relateEntry } from './correct.ts';
import { payAtDesk, relatePurse } from './desk.ts';

export const moneyRules: RulesFor<'payIn' | 'payOut' | 'correctEntry'> = {
  payIn: { relate: relatePurse, handle: byPerson(payAtDesk) },
  payOut: { relate: relatePurse, handle: byPerson(payAtDesk) },
  correctEntry: { relate: relateEntry, handle: byPerson(correctEntry) },
};
