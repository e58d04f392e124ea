// ruling: what staff have ruled on a match after its end: what is owed because of it, and the result before.

export { Before, contractSettledWords, revisionOf, wasWords } from './before.tsx';
export { Debts, debtThing, useThing } from './debts.tsx';
