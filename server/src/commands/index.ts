// commands: the single entry for everything that changes something.
export { Commands, isGuess, type Looked } from './commands.ts';
export { type Services, makeServices } from './makeServices.ts';
