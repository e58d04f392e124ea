// purses: drakes and where they are.
export { balanceOf, transfer } from './transfer.ts';
export { openAccounts } from './openAccounts.ts';
export { type Movement, transferAll } from './transferAll.ts';
export { purseCommands } from './commands.ts';
