// patrons: the bots of the patrons' table, and games among them.
export { gameBots } from './gameBots.ts';
export { gameMindOf } from './minds.ts';
export { patronsOf } from './patronsOf.ts';
export { playGame } from './playGame.ts';
