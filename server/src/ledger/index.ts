// ledger: drakes and where they are.
export { balanceOf, type NotEnough, type Transfer, transfer } from './transfer.ts';
export { type Movement, openAccount, transferAll } from './transferAll.ts';
export { moneyRules } from './rules.ts';
