// trades: copies and drakes offered for others.
export { tradeCommands } from './commands.ts';
