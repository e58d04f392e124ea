import { describe, expect, test } from 'vitest';
import { ScriptedClock } from '../../test/support/scriptedClock.ts';
import { systemEntropy } from '../ports/index.ts';
import { deviceOf, Guesses, newDevice } from './index.ts';

test('a device is known by its cookie, whatever stands beside it, and its token is not what is kept', () => {
  const { device, cookie } = newDevice(systemEntropy, { secure: false });
  const pair = cookie.split(';')[0] ?? '';
  expect(deviceOf(`theme=dark; ${pair}; lang=ru`)).toBe(device);
  expect(cookie).not.toContain(device);
  expect(cookie).not.toContain('Secure');
  expect(newDevice(systemEntropy, { secure: true }).cookie).toContain('; Secure');
  expect(newDevice(systemEntropy, { secure: false }).device).not.toBe(device);
});

test.each([undefined, '', 'device=', 'device=short', `device=${'!'.repeat(43)}`, `other=${'x'.repeat(43)}`])(
  'no device is known by %j',
  (cookies) => {
    expect(deviceOf(cookies)).toBeNull();
  },
);

describe('guessing codes', () => {
  const guessing = () => {
    const clock = new ScriptedClock(0);
    return { clock, guesses: new Guesses(clock) };
  };
  const wrong = (guesses: Guesses, device: string, times: number): void => {
    for (let i = 0; i < times; i++) guesses.note(device, 'wrong');
  };

  test('costs nothing at first, then more and more, and at most 5 seconds; others wait for nothing', () => {
    const { guesses } = guessing();
    const delays = Array.from({ length: 14 }, () => {
      guesses.note('d', 'wrong');
      return guesses.delay('d');
    });
    expect(delays.slice(0, 5)).toEqual([0, 0, 500, 1000, 1500]);
    expect(Math.max(...delays)).toBe(5000);
    expect(guesses.delay('e')).toBe(0);
  });

  test('is forgotten after a minute', () => {
    const { clock, guesses } = guessing();
    wrong(guesses, 'd', 5);
    clock.advance(60_000);
    expect(guesses.delay('d')).toBe(0);
  });

  test('by many at once slows those who have never had a right code, and nobody else', () => {
    const { guesses } = guessing();
    guesses.note('guest', 'right');
    for (let i = 0; i < 31; i++) wrong(guesses, `d${i}`, 1);
    expect([guesses.delay('stranger'), guesses.delay('guest')]).toEqual([5000, 0]);
  });

  /** Lets everything go on that waits for nothing but its turn. */
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

  test('at one secret from many phones is slowed by that secret, and others by nothing', async () => {
    const { clock, guesses } = guessing();
    let looks = 0;
    const find = async (): Promise<null> => {
      looks += 1;
      return null;
    };
    const tries = Array.from({ length: 8 }, (_, i) =>
      guesses.lookAt(`d${i}`, 'pin of a link', find, () => 'wrong'),
    );
    await turns();
    expect(looks).toBe(3);
    clock.advance(500);
    await turns();
    expect(looks).toBe(4);
    expect(guesses.delay('d0')).toBe(0);
    let found = false;
    const other = guesses.lookAt(
      'd9',
      'pin of another',
      async () => (found = true),
      () => 'right',
    );
    await turns();
    expect(found).toBe(true);
    expect(await other).toEqual({ ok: true, value: true });
    for (let i = 0; i < 8; i++) {
      clock.advance(5_000);
      await turns();
    }
    expect((await Promise.all(tries)).every(({ ok }) => ok)).toBe(true);
  });

  test('a code that could not be looked up counts neither way', () => {
    const { guesses } = guessing();
    for (let i = 0; i < 50; i++) guesses.note('d', 'neither');
    expect([guesses.delay('d'), guesses.delay('e')]).toEqual([0, 0]);
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
