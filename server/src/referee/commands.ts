// Commands on a match beside playing it: what players and staff do.

import { seatCommands } from './atTheTable.ts';
import { collectCommand } from './collect.ts';
import { deskCommands } from './desk.ts';
import { endingCommands } from './endings.ts';
import { openingCommands } from './openings.ts';

export const refereeCommands = {
  ...seatCommands,
  ...deskCommands,
  ...endingCommands,
  ...openingCommands,
  ...collectCommand,
};
