// patrons: the patrons' table on the phone: preparing, playing, the film of what happened, the end, and its rules.

export { PatronsTable } from './patronsTable.tsx';
export type { PatronsSession, SeatClock } from './session.ts';
export { PatronsRules } from './sheets/rulesSheet.tsx';
