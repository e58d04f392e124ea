// @vitest-environment happy-dom
// A code that nothing is found by is not typed anew from its first sign.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { ru } from '../text/ru.ts';
import { JoinScreen } from './joinScreen.tsx';
import { UnknownCode } from './withCode.tsx';

let page: Mounted | null = null;
beforeEach(() => {
  answering({ '/': () => new Response('', { status: 404 }) });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const field = (): HTMLInputElement | null => document.querySelector('input');

it('comes back to be mended, chosen whole for whoever types another', async () => {
  page = await mounted(<UnknownCode code="2S8CKFPM" />);
  await page.press(ru.join.anotherCode);
  await page.unmount();
  page = await mounted(<JoinScreen />);
  expect(field()?.value).toBe('2S8C KFPM');
  expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, '2S8C KFPM'.length]);
});

it('is empty for whoever comes without one', async () => {
  page = await mounted(<JoinScreen />);
  expect(field()?.value).toBe('');
});
