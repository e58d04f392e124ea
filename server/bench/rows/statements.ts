// Row 17: how many statements commands take, including savepoint and release but not begin and commit: every kind of
// command, and whole matches.

import { counting } from '../../test/support/counting.ts';
import { everything } from '../../test/support/everyCommand.ts';
import { type Measurement, quantile, spreadOf } from '../harness/index.ts';
import { STATEMENTS, STATEMENTS_MOST } from './goals.ts';

/** Row 17. */
export async function measureStatements(): Promise<readonly Measurement[]> {
  const count = await counting();
  await everything(count);
  const costs = [...count.costs.values()].flat();
  await count.room.close();
  const common = { noisy: false, controls: [], facts: { commands: costs.length } };
  return [
    { ...common, goal: STATEMENTS, value: spreadOf([quantile(costs, 0.5)]) },
    { ...common, goal: STATEMENTS_MOST, value: spreadOf([Math.max(...costs)]) },
  ];
}
