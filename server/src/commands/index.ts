// commands: the one door of everything that changes something.
export { Commands, type Looked } from './commands.ts';
export { type Door, makeDoor } from './makeDoor.ts';
