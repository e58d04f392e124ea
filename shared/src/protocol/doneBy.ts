// DoneBy: which acts of staff are for whom (EVENT, "Who"), as the desk shows them. Each act says it for itself on the
// server, which alone decides.

import type { StaffRole } from './person.ts';
import type { StaffAct } from './staffActs.ts';

/** All others are for organisers alone, who do whatever referees do. */
const OF_REFEREES: readonly StaffAct['type'][] = [
  'nudgeSeat',
  'pauseMatch',
  'resumeMatch',
  'extend',
  'applyDefault',
  'stopDefault',
  'award',
  'voidMatch',
  'collectDebts',
  'unbindClaim',
  'closeClaim',
  'closeCall',
  'openCards',
  'openDecks',
  'openPurses',
  'allowMoveFor',
  'makeLink',
];

/** Whether an act is for this role at all, whatever it is about. */
export const isDoneBy = (role: StaffRole | null, type: StaffAct['type']): boolean =>
  role === 'organiser' || (role === 'referee' && OF_REFEREES.includes(type));
