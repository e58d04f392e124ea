// contracts: what two traders agree on, the games inside, and how they are settled.
export { debtsOf } from './debts.ts';
export { contractRules } from './rules.ts';
export { settleMatch } from './settle.ts';
export { type Ruling, settleAgain } from './settleAgain.ts';
export { voidStopped } from './voidStopped.ts';
