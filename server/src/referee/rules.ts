// Rules of what players and staff do at a match beside playing it.

import type { RulesFor } from '../door/index.ts';
import { seatRules } from './atTheTable.ts';
import { collectRules } from './collect.ts';
import { deskRules } from './desk.ts';
import { endingRules } from './endings.ts';
import { openRules } from './openCards.ts';
import { openDecksRules } from './openDecks.ts';
import { openPursesRules } from './openPurses.ts';

export const refereeRules: RulesFor<
  | 'nudge'
  | 'call'
  | 'nudgeSeat'
  | 'pauseMatch'
  | 'resumeMatch'
  | 'extend'
  | 'applyDefault'
  | 'stopDefault'
  | 'award'
  | 'voidMatch'
  | 'unbindClaim'
  | 'closeClaim'
  | 'closeCall'
  | 'openCards'
  | 'openDecks'
  | 'openPurses'
  | 'collectDebts'
> = {
  ...seatRules,
  ...deskRules,
  ...endingRules,
  ...openRules,
  ...openDecksRules,
  ...openPursesRules,
  ...collectRules,
};
