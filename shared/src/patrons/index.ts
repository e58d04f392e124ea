// patrons: the second table, the patrons' (PATRONS.md): its cards, its pure core, how its chance follows from a seed.
export type { GameCard } from './card.ts';
export { type Draws, drawnChance, firstOf, patronCommitment, shuffled, STILL } from './chance.ts';
export type { GameCommand, GameSeatCommand } from './command.ts';
export { courtOf, type GameTerms } from './court.ts';
export { decideGame, type DecideGame } from './decide/index.ts';
export type { GameEvent } from './event.ts';
export { describeGameCard } from './describe/index.ts';
export { evolveGame, evolveGameAll } from './evolve.ts';
export { imagine } from './imagine.ts';
export { movesOf } from './moves.ts';
export { type GameState, NEW_GAME, type ZoneCard } from './state.ts';
export { valuesIn } from './values.ts';
export { evolveGameView, gameViewOf, type SeatGameView, visibleGameEvents } from './view.ts';
