// All: every command by its type, collected from the capabilities. Everything that needs a list of commands derives
// it from this one.

import { copyCommands } from '../copies/index.ts';
import { contractCommands } from '../contracts/index.ts';
import { intrigueCommands } from '../intrigue/index.ts';
import { pledgeCommands } from '../pledges/index.ts';
import { purseCommands } from '../purses/index.ts';
import { peopleCommands } from '../people/index.ts';
import { refereeCommands } from '../referee/index.ts';
import { tradeCommands } from '../trades/index.ts';
import { matchCommands } from './matchCommands.ts';
import type { AllCommands } from '../command/index.ts';

export const COMMANDS: AllCommands = {
  ...matchCommands,
  ...peopleCommands,
  ...contractCommands,
  ...copyCommands,
  ...intrigueCommands,
  ...pledgeCommands,
  ...tradeCommands,
  ...purseCommands,
  ...refereeCommands,
};
