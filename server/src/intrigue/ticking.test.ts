// Ticking: the running clocks of what the deck awaits, one for each question (IN19).

import { expect, test } from 'vitest';
import { ScriptedClock } from '@dunmer/shared/testing';
import { Ticking } from './ticking.ts';

test('whoever is asked once more in one contract has the whole time again, however late the clocks hear of it', () => {
  const clock = new ScriptedClock(0);
  const ended: number[] = [];
  const ticking = new Ticking(clock, ({ turn }) => ended.push(turn));
  const name = { person: 1, kind: 'contract', asking: 7 } as const;
  const asked = (turn: number): void => {
    ticking.are([{ name, turn, full: 15_000 }], () => null);
    ticking.go(() => true);
    ticking.told(1);
  };
  asked(1);
  clock.advance(14_000);
  asked(3);
  expect(ticking.timeOf(name)).toEqual({ left: 15_000, full: 15_000, runs: true });
  clock.advance(14_000);
  expect(ended).toEqual([]);
  clock.advance(1_000);
  expect(ended).toEqual([3]);
});
