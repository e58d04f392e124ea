// referee: what staff do to matches, and how a seat calls for them.
export { refereeCommands } from './commands.ts';
export { seenPurses } from './seenPurses.ts';
