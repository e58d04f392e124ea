// @vitest-environment happy-dom
// A reader who is waited for is called in each way that is on, unless they are using the phone (UX 6).

import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longAfter, pass } from '../harness/laidDown.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { ToldSettings } from './settings/index.ts';
import { toldRu } from './told.ru.ts';
import { type Ask, useTold } from './useTold.ts';
import { choose, isOn } from './ways.ts';

const { title: word, ways } = toldRu;
const vibrate = vi.fn<Navigator['vibrate']>();
const began = vi.fn<() => void>();

/** The parts of an audio context that the sound uses. */
class Sounding {
  readonly currentTime = 0;
  readonly destination = {};
  resume = async () => undefined;
  suspend = async () => undefined;
  createGain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: () => undefined,
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: began,
    stop: () => undefined,
    addEventListener: () => undefined,
  });
}

interface PageProps {
  readonly waits: readonly string[];
  readonly atFirst?: 'known' | 'told';
  readonly onTold?: (ask: Ask) => void;
}
const Page = ({ waits, ...telling }: PageProps) => {
  useTold(
    waits.map((key) => ({ key })),
    telling,
  );
  return null;
};

let page: Mounted | null = null;

const touch = () =>
  act(async () => {
    for (const part of ['pointerdown', 'pointerup']) dispatchEvent(new Event(part));
  });

beforeEach(() => {
  longAfter();
  vi.stubGlobal('AudioContext', Sounding);
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  await touch();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vibrate.mockReset();
  began.mockReset();
});

/** Mounts a page on which nothing waited, and that was last touched long ago. */
async function laidDown(waits: readonly string[] = [], facts: Partial<PageProps> = {}): Promise<Mounted> {
  page = await mounted(<Page waits={waits} {...facts} />);
  document.title = 'Стол';
  await touch();
  pass(6_000);
  return page;
}

describe('whoever has laid the phone down', () => {
  it('hears, feels and sees in the title that they are waited for, until they touch it', async () => {
    const laid = await laidDown();
    await laid.show(<Page waits={['a choice']} />);
    expect(began).toHaveBeenCalledTimes(2);
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(document.title).toBe(`${word} · Стол`);
    await touch();
    expect(document.title).toBe('Стол');
  });

  it('is told of each thing once, and of the next again', async () => {
    const onTold = vi.fn<(ask: Ask) => void>();
    const laid = await laidDown([], { onTold });
    for (const waits of [['one'], ['one'], ['one', 'two'], ['two'], [], ['one']]) {
      pass(2_000);
      await laid.show(<Page waits={waits} onTold={onTold} />);
    }
    expect(onTold.mock.calls.map(([{ key }]) => key)).toEqual(['one', 'two', 'one']);
    expect(vibrate).toHaveBeenCalledTimes(3);
    // The title has the mark only once, however often the page has called.
    expect(document.title).toBe(`${word} · Стол`);
    await touch();
    expect(document.title).toBe('Стол');
  });

  it('is told once of what two parts of a page show', async () => {
    const laid = await laidDown();
    await laid.show(
      <>
        <Page waits={['an offer']} atFirst="told" />
        <Page waits={['the same']} atFirst="told" />
      </>,
    );
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('reads it in the title of the page to which they are led meanwhile, too', async () => {
    const laid = await laidDown();
    await laid.show(<Page waits={['a choice']} />);
    document.title = 'Другая страница';
    await laid.settle();
    expect(document.title).toBe(`${word} · Другая страница`);
    await touch();
    expect(document.title).toBe('Другая страница');
  });

  it('is told of nothing that stood there when they opened the page', async () => {
    await laidDown(['an old offer']);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is told of what stands on a page to which they were led', async () => {
    page = await mounted(<Page waits={['a row to lay']} atFirst="told" />);
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});

it('whoever has the phone in hands is not called', async () => {
  const laid = await laidDown();
  await touch();
  await laid.show(<Page waits={['a choice']} />);
  expect([began.mock.calls, vibrate.mock.calls, document.title]).toEqual([[], [], 'Стол']);
});

it('whoever types has the phone in hands', async () => {
  const laid = await laidDown();
  await act(async () => dispatchEvent(new Event('keydown')));
  await laid.show(<Page waits={['a choice']} />);
  expect(vibrate).not.toHaveBeenCalled();
});

it('a page that nobody has touched yet does not try to vibrate', async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  page = await mounted(<Page waits={['a row to lay']} atFirst="told" />);
  expect(vibrate).not.toHaveBeenCalled();
});

it('a phone that can neither sound nor vibrate tells by the title, and has no switches for the rest', async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
  const laid = await laidDown();
  await laid.show(<Page waits={['a choice']} />);
  expect(document.title).toBe(`${word} · Стол`);
  await laid.show(<ToldSettings />);
  expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    ways.title,
    ways.toast,
  ]);
});

it('whoever looks at another tab is called, however lately they touched this one', async () => {
  const laid = await laidDown();
  await touch();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await laid.show(<Page waits={['a choice']} />);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it.each(['sound', 'vibration', 'title'] as const)(
  'what is switched off is silent, and nothing else: %s',
  async (way) => {
    choose(way, false);
    const laid = await laidDown();
    await laid.show(<Page waits={['a choice']} />);
    const done = {
      sound: began.mock.calls.length > 0,
      vibration: vibrate.mock.calls.length > 0,
      title: document.title !== 'Стол',
    };
    expect(done).toEqual({ sound: true, vibration: true, title: true, [way]: false });
  },
);

it('each way is switched off at a tap, and shows what it is when it is switched on again', async () => {
  page = await mounted(<ToldSettings />);
  await touch();
  const vibration = [...document.querySelectorAll('label')].find(
    (label) => label.textContent === ways.vibration,
  );
  await act(async () => vibration?.querySelector('input')?.click());
  expect([isOn('vibration'), isOn('sound'), vibrate.mock.calls.length]).toEqual([false, true, 0]);
  await act(async () => vibration?.querySelector('input')?.click());
  expect([isOn('vibration'), vibrate.mock.calls.length]).toEqual([true, 1]);
});
