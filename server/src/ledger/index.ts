// ledger: drakes and where they are.
export { balanceOf, transfer } from './transfer.ts';
export { type Movement, openAccount, transferAll } from './transferAll.ts';
export { moneyRules } from './rules.ts';
