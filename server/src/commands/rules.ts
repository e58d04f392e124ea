// Rules: every command by its type, from the capabilities that know how it is done.

import { cardRules } from '../registry/index.ts';
import { contractRules } from '../contracts/index.ts';
import { moneyRules } from '../ledger/index.ts';
import { peopleRules } from '../people/index.ts';
import { refereeRules } from '../referee/index.ts';
import { matchRules } from './matchRules.ts';
import type { Rules } from '../door/index.ts';

export const RULES: Rules = {
  ...matchRules,
  ...peopleRules,
  ...contractRules,
  ...cardRules,
  ...moneyRules,
  ...refereeRules,
};
