// @vitest-environment happy-dom
// A page asks for sound once, within a touch, and suspends it except for its two notes.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Hands from './hands.ts';
import type * as Sound from './sound.ts';

/** The module as on a page that has just loaded; each test has its own copy. */
const soundOn = (page: string): Promise<typeof Sound> => vi.importActual<typeof Sound>(`./sound.ts?${page}`);

const [made, resume, suspend, began] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let ended: (() => void)[] = [];

class Sounding {
  readonly currentTime = 0;
  readonly destination = {};
  readonly resume = resume;
  readonly suspend = suspend;
  constructor() {
    made();
  }
  createGain = () => {
    const moved = () => undefined;
    const gain = {
      setValueAtTime: moved,
      linearRampToValueAtTime: moved,
      exponentialRampToValueAtTime: moved,
    };
    return { gain, connect: moved };
  };
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: began,
    stop: () => undefined,
    addEventListener: (_: string, listener: () => void) => void ended.push(listener),
  });
}

beforeEach(() => {
  ended = [];
  for (const spy of [made, resume, suspend, began]) spy.mockReset();
  vi.stubGlobal('AudioContext', Sounding);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const counts = (...spies: readonly ReturnType<typeof vi.fn>[]): readonly number[] =>
  spies.map(({ mock }) => mock.calls.length);

it('asks once for all touches, sounds two notes, and sleeps before and after them', async () => {
  const { mayNowSound, sound } = await soundOn('asking');
  await sound();
  expect(counts(made, began)).toEqual([0, 0]);
  for (const _ of ['a touch', 'another']) mayNowSound();
  await expect.poll(() => counts(made, resume, suspend)).toEqual([1, 1, 1]);
  await sound();
  expect(counts(made, resume, began, suspend)).toEqual([1, 2, 2, 1]);
  for (const end of ended) end();
  expect(counts(suspend)).toEqual([2]);
});

it('stays silent where the browser refuses', async () => {
  resume.mockRejectedValue(new Error('not allowed'));
  const { mayNowSound, sound } = await soundOn('refused');
  mayNowSound();
  await sound();
  expect(counts(made, began)).toEqual([1, 0]);
});

it('may sound from the end of a touch on: one that has only begun is no leave for every browser', async () => {
  // The page that other tests share is touched as well, so its module must not ask for anything here.
  vi.unstubAllGlobals();
  const mayNowSound = vi.fn();
  vi.doMock('./sound.ts', () => ({ mayNowSound }));
  const { onTouch } = await vi.importActual<typeof Hands>('./hands.ts?touched');
  vi.doUnmock('./sound.ts');
  onTouch(() => undefined);
  const leaves = (['pointerdown', 'pointerup', 'keydown'] as const).map((part) => {
    mayNowSound.mockReset();
    dispatchEvent(new Event(part));
    return mayNowSound.mock.calls.length;
  });
  expect(leaves).toEqual([0, 1, 1]);
});
