// The door for whole games of the patrons' table written down: what resolves and writes scripts. It brings zod.
export { PRINTED } from './script/printed.ts';
export { resolveGameLine } from './script/resolveGameLine.ts';
export { resultOf, type GameResult } from './script/resultOf.ts';
export { scriptOfGame, type WrittenGame } from './script/scriptOfGame.ts';
