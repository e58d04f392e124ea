import { expect, test } from 'vitest';
import * as goals from '../rows/goals.ts';
import { onRecord } from './results.ts';

test('each row of the run in the suite has a committed figure of such a run; those that need quiet or long warm servers are in no such run', () => {
  const rows = Object.values(goals).map(({ row }) => row);
  const quiet = ['1d', '1e', '3', '4', '9b', '16a', '16b'];
  expect([...onRecord('quick').keys()].toSorted()).toEqual(
    rows.filter((row) => !quiet.includes(row)).toSorted(),
  );
});
