// patrons: the patrons' table on the phone: preparing, playing, the film, the end, and its rules.

export { PatronsTable } from './patronsTable.tsx';
export { PatronsScreen } from './live/patronsScreen.tsx';
export type { PatronsSession, SeatClock } from './session.ts';
export { GamePicture, GAME_SIGNS, GameSign } from './pictures/pictures.tsx';
