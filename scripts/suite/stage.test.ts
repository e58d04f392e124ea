// The lanes of a stage: their own steps in order, and then whatever is left for the lane that is free first.

import { expect, test } from 'vitest';
import { runStage } from './stage.ts';

const all = (): boolean => true;
const pause = (turns: number): Promise<void> =>
  turns === 0 ? Promise.resolve() : Promise.resolve().then(() => pause(turns - 1));

/** Runs steps that take so many turns, and returns them in the order in which they began. */
async function began(
  lasting: Readonly<Record<string, number>>,
  stage: Parameters<typeof runStage<string, string>>[0],
  isAsked: (step: string) => boolean = all,
) {
  const order: string[] = [];
  const beside: boolean[] = [];
  const ended = await runStage(stage, isAsked, async (step, isBeside) => {
    order.push(step);
    beside.push(isBeside);
    await pause(lasting[step] ?? 0);
    return step;
  });
  return { order, beside, ended };
}

test('the lane that is free first takes what is left, in its order', async () => {
  const stage = { lanes: [['long'], ['short', 'after']], rest: ['one', 'two'] };
  const { order, ended } = await began({ long: 50, short: 5, after: 5, one: 60, two: 5 }, stage);
  expect(order).toEqual(['long', 'short', 'after', 'one', 'two']);
  expect(ended).toEqual(['short', 'after', 'long', 'two', 'one']);
});

test('nothing runs twice, and what nobody has asked for does not run', async () => {
  const stage = { lanes: [['a', 'b'], ['c']], rest: ['d', 'e'] };
  const { order } = await began({ a: 3, c: 3, d: 3 }, stage, (step) => step !== 'b');
  expect(order.toSorted()).toEqual(['a', 'c', 'd', 'e']);
});

test('a step that runs alone is told so', async () => {
  const stage = { lanes: [['a'], ['b']], rest: ['c'] };
  expect((await began({}, stage, (step) => step === 'c')).beside).toEqual([false]);
  expect((await began({}, { lanes: [['a', 'b']] })).beside).toEqual([false, false]);
  expect((await began({}, stage)).beside).toEqual([true, true, true]);
});

test('a step that throws fails the stage', async () => {
  const fails = runStage({ lanes: [['a']] }, all, () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
});
