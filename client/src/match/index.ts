// match: the table.

export { MatchScreen } from './matchScreen.tsx';
