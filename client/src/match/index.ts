// match: the table on the phone: placing, the film, decisions, the result; and the watcher's board.

export { MatchScreen, MatchTable } from './matchScreen.tsx';
