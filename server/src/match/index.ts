// match: matches with their commands and queries.
export { startForgetting } from './forgetting.ts';
export { Matches } from './matches.ts';
export type { Context, Follow, TableListener, Turn } from './context.ts';
export {
  type AskedOfMatch,
  decideLive,
  dueIn,
  endingOf,
  type LiveDecision,
  type LiveGame,
  type LiveMatch,
  type LiveTrade,
  notNow,
  numberOf,
  phaseOf,
  progressOf,
  refusedOpening,
} from './live.ts';
export { lookedAt } from './lookedAt.ts';
export { noteInAll } from './noteInAll.ts';
export { openMatch } from './openMatch.ts';
export { record } from './append.ts';
export { batchesAt } from './liveMatches.ts';
export { logSoFar, stoppedMatch } from './stopMatch.ts';
export { decideOn, play, playGame, seatOf, type Undecided } from './play.ts';
export { practise, practiseGame } from './practise.ts';
export { seatHeldBy, withoutSeat } from './seatHeldBy.ts';
export { type FollowState, tableInfo } from './sync.ts';
export { mayWatch, watchingOf, watchingRefused } from './watching.ts';
