// Judging: judges many mistakes, as many at a time as there are workshops for them.

import type { Mutant } from './mutant.ts';
import { type Verdict, Workshop } from './workshop.ts';

/** A mistake and what became of it. */
export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/** Judges all of them, `atOnce` at a time, and calls `tell` with each result as soon as it is known. */
export async function judgeAll(
  mutants: readonly Mutant[],
  atOnce: number,
  tell: (judged: Judged) => void,
): Promise<readonly Judged[]> {
  const left = mutants.values();
  const all: Judged[] = [];
  const work = async (): Promise<void> => {
    const workshop = new Workshop();
    try {
      for (const mutant of left) {
        const judged = { mutant, verdict: await workshop.judge(mutant) };
        all.push(judged);
        tell(judged);
      }
    } finally {
      workshop.dispose();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, mutants.length) }, work));
  return all;
}

/** Says in one line what became of a mistake. */
export function lineOf({ mutant: { file, breaks }, verdict }: Judged): string {
  switch (verdict.is) {
    case 'noticed':
      return `noticed   ${file}: ${breaks} | ${verdict.by}`;
    case 'survives':
      return `SURVIVES  ${file}: ${breaks}`;
    case 'lost':
      return `LOST      ${file}: ${breaks}: ${verdict.why}`;
  }
}
