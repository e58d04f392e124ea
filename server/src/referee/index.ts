// referee: what staff do to matches, and how a seat calls for them.
export { refereeRules } from './rules.ts';
export { seenPurses } from './seenPurses.ts';
