import { expect, test } from 'vitest';
import { ScriptedClock } from '@dunmer/shared/testing';
import { Outage } from './outage.ts';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

test('an outage lasts from the commit that fails until something can be saved again', async () => {
  const clock = new ScriptedClock(0);
  const lost: (() => void)[] = [];
  const disk = { isFull: true };
  const store = {
    onLost: (act: () => void) => void lost.push(act),
    probe: async (): Promise<'not-saved' | 'ok'> => (disk.isFull ? 'not-saved' : 'ok'),
  };
  let changes = 0;
  const outage = new Outage(store, clock);
  outage.listen(() => (changes += 1));
  expect(outage.isOn).toBe(false);
  for (const act of [...lost, ...lost]) act();
  expect([outage.isOn, changes]).toEqual([true, 1]);
  clock.advance(2_000);
  await turn();
  expect(outage.isOn).toBe(true);
  disk.isFull = false;
  clock.advance(2_000);
  await turn();
  expect([outage.isOn, changes]).toEqual([false, 2]);
});
