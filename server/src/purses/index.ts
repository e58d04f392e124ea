// purses: drakes and where they are.
export { balanceOf, openAccounts } from './accounts.ts';
export { type Movement, transferAll } from './transferAll.ts';
export { purseCommands } from './commands.ts';
