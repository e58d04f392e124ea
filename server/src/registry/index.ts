// registry: copies, their owners and their history.
export { syncDefinitions } from './definitions.ts';
export { dealStart } from './dealStart.ts';
export { blockOf } from './free.ts';
export { makeCopies, type Wanted } from './make.ts';
export { type Handing, moveCopy } from './move.ts';
export { cardCommands } from './commands.ts';
