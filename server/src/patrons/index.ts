// patrons: who plays at the patrons' table by themselves, and games among them.
export { legalMind } from './legalMind.ts';
export { type PlayedGame, playGame } from './playGame.ts';
