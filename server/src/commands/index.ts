// commands: the one door of everything that changes something.
export { Commands } from './commands.ts';
