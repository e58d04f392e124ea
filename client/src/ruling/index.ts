// ruling: what staff have ruled on a match after its end: what is owed by it, and what stood before.

export { Before, contractSettledWords, revisionOf, wasWords } from './before.tsx';
export { Debts, debtThing, useThing } from './debts.tsx';
