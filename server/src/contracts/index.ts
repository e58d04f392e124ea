// contracts: what two traders agree on, the games inside, and how they are settled.
export { collectDebts } from './collect.ts';
export { type Owing, owingOf } from './debts.ts';
export { hindranceOf } from './planCopy.ts';
export { whereLies } from './whereLies.ts';
export { partyOf } from './result.ts';
export { factsOf, laysCards, partyOfPerson } from './standing.ts';
export { contractCommands } from './commands.ts';
export { passInContract } from './passInContract.ts';
export { settleMatch } from './settle.ts';
export { type Ruling, settleAgain } from './settleAgain.ts';
export { voidStopped } from './voidStopped.ts';
