// commands: the one door of everything that changes something.
export { Commands, isGuess, type Looked } from './commands.ts';
export { type Door, makeDoor } from './makeDoor.ts';
