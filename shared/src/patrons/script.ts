// The entry point of scripts, whole games of the patrons' table as text: resolving and writing them. It brings zod.
export { PRINTED } from './script/printed.ts';
export { resolveGameLine } from './script/resolveGameLine.ts';
export { resultOf, type GameResult } from './script/resultOf.ts';
export { scriptOfGame, type WrittenGame } from './script/scriptOfGame.ts';
