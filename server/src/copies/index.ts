// copies: who owns which copy, and their history.
export { syncDefinitions } from './definitions.ts';
export { dealStart } from './dealStart.ts';
export { bindingOf, blockOf, frozenToo } from './free.ts';
export { makeCopies, type Wanted } from './make.ts';
export { type Handing, moveCopies, moveCopy } from './move.ts';
export { copyCommands } from './commands.ts';
