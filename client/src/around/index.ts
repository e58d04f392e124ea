// around: what surrounds a table, whichever game is played at it: presence, the desk's line, the stake, sheets,
// fairness, the money of the result.

export { Prestige, ContractNext, WayOut } from './ending/aftermath.tsx';
export { againIn, againLine, goesBack, standingOf } from './ending/resultWords.ts';
export { Owed, Revised, StoodBefore } from './ending/revised.tsx';
export { FairPart } from './fair/fairPart.tsx';
export { Mark, MarkLine } from './fair/mark.tsx';
export {
  type Around,
  AroundContext,
  type AroundSheet,
  farSeat,
  isStopped,
  nearSeat,
  useAround,
  usePaused,
} from './around.ts';
export { AroundMenu, AroundSheets } from './aroundMenu.tsx';
export { ConcedeSheet, Concession, Notes } from './seatSheets.tsx';
export { DeskLine, TimeOverNotice } from './deskLine.tsx';
export { type SideCards } from './film.ru.ts';
export { type Moment, MomentFoot, MomentLine } from './moment.tsx';
export { noteLine } from './noteLine.ts';
export { BothNames, SeatName, useAtTheTable, useAway } from './presence.tsx';
export { RefusedToast } from './refusedToast.tsx';
export { PotLost, Stake } from './stake.tsx';
export { ToldAtTable } from './toldAtTable.tsx';
