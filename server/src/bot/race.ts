// Race: lets a few contenders meet the same samples; those that do worse drop out.

import { present } from '@dunmer/shared/lib';
import type { Budget } from './budget.ts';

export interface Race<Contender, Sample> {
  /** Not empty; the first is chosen if the budget allows nothing. */
  readonly contenders: readonly Contender[];
  readonly draw: () => Sample;
  readonly play: (contender: Contender, sample: Sample) => number;
  readonly budget: Budget;
}

interface Runner<Contender> {
  readonly contender: Contender;
  readonly worths: number[];
  sum: number;
}

/** The number of samples between one sorting out and the next. */
const LAP = 10;
/** The fewest that stay in the race. */
const FEWEST = 2;
/** Luck evens out with more samples, so a contender that has met few is believed less. */
const DOUBT = 0.5;

const believed = ({ worths, sum }: Runner<unknown>): number =>
  worths.length === 0 ? -Infinity : (sum - DOUBT * Math.sqrt(worths.length)) / worths.length;

/** Returns the contender that does best over the samples that the budget allows. */
export function race<Contender, Sample>({
  contenders,
  draw,
  play,
  budget,
}: Race<Contender, Sample>): Contender {
  const spend = budget();
  const enter = (contender: Contender): Runner<Contender> => ({ contender, worths: [], sum: 0 });
  const samples: Sample[] = [];
  let runners = contenders.map(enter);
  /** Lets a runner meet the samples that it has not met; returns false if the budget is spent. */
  const run = (runner: Runner<Contender>): boolean => {
    for (const sample of samples.slice(runner.worths.length)) {
      if (!spend.more()) return false;
      const worth = play(runner.contender, sample);
      runner.worths.push(worth);
      runner.sum += worth;
    }
    return true;
  };
  const sorted = (): Runner<Contender>[] => runners.toSorted((x, y) => believed(y) - believed(x));

  for (let isLeft = runners.length > 1; isLeft;) {
    samples.push(draw());
    isLeft = runners.every(run);
    if (!isLeft || samples.length % LAP !== 0) continue;
    runners = sorted().slice(0, Math.max(FEWEST, Math.ceil(runners.length / 2)));
  }
  return present(sorted()[0], 'somebody is in the race').contender;
}
