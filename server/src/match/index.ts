// match: tables and matches: their commands and queries.
export { Matches } from './matches.ts';
export type { TableListener } from './context.ts';
export type { LiveMatch } from './liveMatches.ts';
export { type FollowState, tableInfo } from './sync.ts';
