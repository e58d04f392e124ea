import { describe, expect, test } from 'vitest';
import { ScriptedClock } from '@dunmer/shared/testing';
import { silentLog } from '../ports/index.ts';
import { Guesses } from './index.ts';

describe('guessing codes', () => {
  const guessing = () => {
    const clock = new ScriptedClock(0);
    return { clock, guesses: new Guesses(clock) };
  };
  const wrong = (guesses: Guesses, device: string, times: number): void => {
    for (let i = 0; i < times; i++) guesses.note(device, 'wrong');
  };

  test('costs nothing at first, then more and more, and at most 5 seconds; others wait for nothing', async () => {
    const { guesses } = guessing();
    const delays: number[] = [];
    for (let i = 0; i < 14; i++) {
      guesses.note('d', 'wrong');
      delays.push(await guesses.delay('d'));
    }
    expect(delays.slice(0, 5)).toEqual([0, 0, 500, 1000, 1500]);
    expect(Math.max(...delays)).toBe(5000);
    expect(await guesses.delay('e')).toBe(0);
  });

  test('is forgotten after a minute', async () => {
    const { clock, guesses } = guessing();
    wrong(guesses, 'd', 5);
    clock.advance(60_000);
    expect(await guesses.delay('d')).toBe(0);
  });

  test('by many at once slows those who are nobody, also where they found something, and nobody else', async () => {
    const guesses = new Guesses(new ScriptedClock(0), silentLog, async (device) => device === 'guest');
    guesses.note('stranger', 'right');
    for (let i = 0; i < 31; i++) wrong(guesses, `d${i}`, 1);
    expect([await guesses.delay('stranger'), await guesses.delay('guest')]).toEqual([5000, 0]);
  });

  /** Lets everything run that waits only for its turn. */
  const turns = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('many codes of one device at once are looked at one after another, each after its wait', async () => {
    const { clock, guesses } = guessing();
    let looks = 0;
    const find = async (): Promise<null> => {
      looks += 1;
      return null;
    };
    const all = Array.from({ length: 20 }, () => guesses.look('d', find, () => 'wrong'));
    await turns();
    expect(looks).toBe(3);
    clock.advance(499);
    await turns();
    expect(looks).toBe(3);
    clock.advance(1);
    await turns();
    expect(looks).toBe(4);
    expect((await Promise.all(all.slice(16))).map((look) => look.ok)).toEqual([false, false, false, false]);
  });

  test('on many phones holds up none of those who type on others', async () => {
    const { guesses } = guessing();
    for (let i = 0; i < 3; i++) {
      wrong(guesses, `d${i}`, 5);
      void guesses.look(
        `d${i}`,
        async () => null,
        () => 'wrong',
      );
    }
    const found = guesses.look(
      'd9',
      async () => 'found',
      () => 'right',
    );
    expect(await found).toEqual({ ok: true, value: 'found' });
  });

  test('a code that could not be looked up counts neither way', async () => {
    const { guesses } = guessing();
    for (let i = 0; i < 50; i++) guesses.note('d', 'neither');
    expect([await guesses.delay('d'), await guesses.delay('e')]).toEqual([0, 0]);
  });

  test('a right code is looked at after the wait, never refused', async () => {
    const { clock, guesses } = guessing();
    wrong(guesses, 'd', 4);
    let looked = false;
    const find = async (): Promise<string> => {
      looked = true;
      return 'found';
    };
    const waiting = guesses.look('d', find, () => 'right');
    await turns();
    clock.advance(999);
    await turns();
    expect(looked).toBe(false);
    clock.advance(1);
    expect(await waiting).toEqual({ ok: true, value: 'found' });
  });
});
