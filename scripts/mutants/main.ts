// Mutants: makes each deliberate mistake in a copy of the sources and reports the test that notices it. Run with `npm
// run mutants [words of a line]`; the exit status is 1 where a mistake goes unnoticed.

import { availableParallelism } from 'node:os';
import { judgeAll, lineOf } from './judging.ts';
import { MUTANTS } from './mutants.ts';

const words = process.argv.slice(2).join(' ');
const chosen = MUTANTS.filter(({ breaks, file }) => `${file}: ${breaks}`.includes(words));
const judged = await judgeAll(chosen, availableParallelism(), (each) => console.log(lineOf(each)));
const noticed = judged.filter(({ verdict }) => verdict.is === 'noticed');
console.log(`${noticed.length} of ${chosen.length} mistakes noticed`);
process.exitCode = noticed.length === chosen.length && chosen.length > 0 ? 0 : 1;
