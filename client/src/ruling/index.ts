// ruling: what staff have ruled on a match after its end: what is owed by it, and what stood before.

export { Before } from './before.tsx';
export { Debts } from './debts.tsx';
export { debtThing, useThing } from './debtWords.ts';
export { contractSettledWords, revisionOf, wasWords } from './settledWords.ts';
