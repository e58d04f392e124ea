// Challenge: lets one contender after another meet the champion on the same samples, and drops early those that fall
// behind.

import type { Budget } from './budget.ts';

export interface Challenge<Contender, Sample> {
  readonly first: Contender;
  /** A contender that was not tried in this round, perhaps one like the champion; null if none is left. */
  readonly next: (champion: Contender, round: number) => Contender | null;
  readonly draw: () => Sample;
  readonly play: (contender: Contender, sample: Sample) => number;
  readonly budget: Budget;
}

interface Runner<Contender> {
  readonly contender: Contender;
  readonly worths: number[];
}

/**
 * After how many samples it is first checked who is behind; then after twice as many, and so on. Later rounds begin
 * with more.
 */
const FIRST_LOOK = 8;
/**
 * The contender ahead after this many samples is the champion. `EACH`: how many more samples are needed for each
 * contender tried.
 */
const [LEAST, EACH] = [48, 2];

/** The mean lead of `one` over the first `count` samples, which both have met. */
function lead(one: Runner<unknown>, other: Runner<unknown>, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += (one.worths[i] ?? 0) - (other.worths[i] ?? 0);
  return sum / count;
}

/** Returns the champion when the budget is spent, or when no contender is left. */
export function challenge<Contender, Sample>({
  first,
  next,
  draw,
  play,
  budget,
}: Challenge<Contender, Sample>): Contender {
  const spend = budget();
  const samples: Sample[] = [];
  /** Lets a runner meet the first `count` samples; returns false if the budget is spent. */
  const run = ({ contender, worths }: Runner<Contender>, count: number): boolean => {
    while (worths.length < count) {
      if (!spend.more()) return false;
      if (samples.length === worths.length) samples.push(draw());
      for (const sample of samples.slice(worths.length, worths.length + 1))
        worths.push(play(contender, sample));
    }
    return true;
  };

  let champion: Runner<Contender> = { contender: first, worths: [] };
  for (let round = 0, tried = 0; ; round++) {
    const before = tried;
    for (;;) {
      const contender = next(champion.contender, round);
      if (contender === null) break;
      tried++;
      const rival: Runner<Contender> = { contender, worths: [] };
      const enough = (LEAST << round) + EACH * tried;
      for (let look = FIRST_LOOK << round; ; look = Math.min(enough, look * 2)) {
        if (!run(champion, look) || !run(rival, look)) return champion.contender;
        if (lead(rival, champion, look) <= 0) break;
        if (look < enough) continue;
        champion = rival;
        break;
      }
    }
    if (tried === before) return champion.contender;
  }
}
