// bot: the server's own traders in three strengths, and matches among them.
export { Bots, type OtherBots } from './bots.ts';
export { positions } from './budget.ts';
export { type Chance, chanceOf, pick } from './chance.ts';
export { dealDeck } from './dealDeck.ts';
export { type BotCommand, type Mind, type SeatView } from './mind.ts';
export { mindOf } from './minds.ts';
export type { Thinker } from './thinker.ts';
export { WorkerThinker } from './workerThinker.ts';
export { type PlayedMatch, playMatch } from './playMatch.ts';
