// patrons: who plays at the patrons' table by themselves, and games among them.
export { legalMind } from './legalMind.ts';
export { playGame } from './playGame.ts';
