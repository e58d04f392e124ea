// report: results for people, for the next run and for the suite.
export { differences, onRecord, writeResults } from './results.ts';
export { linesOf } from './table.ts';
export { doubtfulAmong, type Standard, tallyOf, writeTally } from './tally.ts';
