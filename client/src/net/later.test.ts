// @vitest-environment happy-dom
// A part of the app that loads on demand is retried until the network is back, but only as long as the server has it.

import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edition } from './catalogues.ts';
import { answering } from '../harness/answering.ts';
import { mounted } from '../harness/mounted.tsx';
import { laterOver, untilHere, watchStyles } from './later.tsx';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a part that can’t be had is asked for again until it is here', async () => {
  let isUp = false;
  const part = untilHere(async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return 'the part';
  });
  await vi.advanceTimersByTimeAsync(MINUTE);
  isUp = true;
  void vi.advanceTimersByTimeAsync(MINUTE);
  expect(await part).toBe('the part');
});

const overThePage = (fetchPart: Parameters<typeof laterOver<object>>[0]) =>
  createElement('div', null, 'the page', createElement(laterOver<object>(fetchPart)));

it('what lies over every page is left out where it can’t be had though the server answers, and the page goes on', async () => {
  answering({ '/': () => new Response('<script type="module" src="">') });
  const fetchPart = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const page = await mounted(overThePage(fetchPart));
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  // Two more tries, in case the network lost this one file.
  expect(fetchPart).toHaveBeenCalledTimes(3);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(fetchPart).toHaveBeenCalledTimes(3);
  expect(document.body.textContent).toBe('the page');
  await page.unmount();
});

it('what lies over every page comes when the network is back', async () => {
  let isUp = false;
  const page = await mounted(
    overThePage(async () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return { default: () => ', and over it' };
    }),
  );
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(document.body.textContent).toBe('the page');
  isUp = true;
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(document.body.textContent).toBe('the page, and over it');
  await page.unmount();
});

it('a style that did not come is asked for again before its part, which is not shown without', async () => {
  watchStyles();
  const style = 'http://localhost/assets/part.css';
  const asked: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) asked.push(link);
  });
  /** Vite loads each stylesheet once; when one fails, later imports resolve without it. */
  const fetchPart = vi.fn<() => Promise<string>>().mockResolvedValue('the part');
  fetchPart.mockImplementationOnce(async () => {
    // A preloaded script that fails is not a stylesheet.
    for (const [rel, href] of [
      ['modulepreload', 'http://localhost/assets/part.js'],
      ['stylesheet', style],
    ] as const) {
      const link = document.createElement('link');
      link.rel = rel;
      Object.defineProperty(link, 'href', { value: href });
      document.documentElement.append(link);
      link.dispatchEvent(new Event('error'));
      link.remove();
    }
    throw new Error('Unable to preload CSS');
  });
  const part = untilHere(fetchPart);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked.map(({ href }) => href)).toEqual([style]);
  asked[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveLength(2);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  asked[1]?.dispatchEvent(new Event('load'));
  expect(await part).toBe('the part');
  vi.restoreAllMocks();
  await untilHere(fetchPart);
  expect(asked).toHaveLength(2);
});

it('a part that the server has no more fails once that is known', async () => {
  const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const part = untilHere(fetchPart);
  edition.setState({ outdated: true });
  void vi.advanceTimersByTimeAsync(MINUTE);
  await expect(part).rejects.toThrow('Failed to fetch');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

describe('a browser that remembers that there was no network', () => {
  const fetchPart = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
  const upAgain = async (): Promise<void> => {
    answering({ '/': () => new Response('<script type="module" src="">') });
    await vi.advanceTimersByTimeAsync(MINUTE);
  };
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    reload.mockClear();
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('loads a page anew by itself once the server answers again, and not before', async () => {
    const part = untilHere(fetchPart, true).catch((error: unknown) => error);
    const isStill = (): Promise<unknown> => Promise.race([part, Promise.resolve('waits')]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await isStill()).toBe('waits');
    expect(reload).not.toHaveBeenCalled();
    await upAgain();
    expect(await isStill()).toBeInstanceOf(TypeError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a page as it is where only what lies over it can’t be had', async () => {
    const part = untilHere(fetchPart).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await upAgain();
    expect(await part).toBeInstanceOf(TypeError);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a part that can’t be had though the server always answers is no reason to load its page anew, again and again', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  answering({ '/': () => new Response('<script type="module" src="">') });
  const part = untilHere(() => Promise.reject(new TypeError('Failed to fetch')), true).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await part).toBeInstanceOf(TypeError);
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
