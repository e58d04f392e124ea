// @vitest-environment happy-dom
// A code that was not found can be corrected: it need not be typed again from the start.

import { expect, it } from 'vitest';
import { lonePage } from '../harness/lonePage.ts';
import { ru } from '../text/ru.ts';
import { JoinScreen } from './joinScreen.tsx';
import { UnknownCode } from './withCode.tsx';

const mounted = lonePage();

const field = (): HTMLInputElement | null => document.querySelector('input');

it('comes back to be mended, chosen whole for whoever types another', async () => {
  const unknown = await mounted(<UnknownCode code="2S8CKFPM" />);
  await unknown.press(ru.join.anotherCode);
  await unknown.unmount();
  await mounted(<JoinScreen />);
  expect(field()?.value).toBe('2S8C KFPM');
  expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, '2S8C KFPM'.length]);
});

it('is empty for whoever comes without one', async () => {
  await mounted(<JoinScreen />);
  expect(field()?.value).toBe('');
});
