// @vitest-environment happy-dom
// How the timetable of rings is put together (IN6): adding one, adding one every few minutes, removing one, removing
// all; past times are dropped.

import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { staffRu } from '../staff.ru.ts';
import { asking } from './asking.ts';

const { intrigue: text } = staffRu;
/** Noon, in the time zone of this browser. */
const NOON = new Date(2026, 7, 1, 12, 0).getTime();
const at = (hours: number, minutes = 0, day = 1): number => new Date(2026, 7, day, hours, minutes).getTime();

let page: Mounted | null = null;
let planned: readonly number[] | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(NOON);
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  planned = null;
  vi.useRealTimers();
});

/** Mounts the field with these rings. */
async function shown(...rings: readonly number[]): Promise<Mounted> {
  await page?.unmount();
  const [field] = asking({ type: 'planRings', at: rings }).fields;
  const heard = (next: ReturnType<typeof asking>): void => {
    const made = next.act?.('id', 'why');
    planned = made?.type === 'planRings' ? made.at : null;
  };
  page = await mounted(field?.input(undefined, heard));
  await page.settle();
  return page;
}

const [ONE, FROM, TO, EVERY] = [0, 1, 2, 3];
async function types(nth: number, said: string): Promise<void> {
  const input = [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio])')][nth];
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setter?.call(input, said);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const isOffered = (name: string): boolean =>
  [...document.querySelectorAll('button')].some(
    (button) => button.textContent?.trim() === name && !button.disabled,
  );

it('takes one more, in its place, today or on the day that is chosen; none that is over', async () => {
  const field = await shown(at(15), at(21));
  expect(isOffered(text.addRing)).toBe(false);
  await types(ONE, '11:00');
  expect([isOffered(text.addRing), field.everything().includes(text.ringOver)]).toEqual([false, true]);
  await types(ONE, '18:30');
  await field.press(text.addRing);
  expect(planned).toEqual([at(15), at(18, 30), at(21)]);
  await act(async () => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click());
  await types(ONE, '11:00');
  await field.press(text.addRing);
  expect(planned).toEqual([at(15), at(21), at(11, 0, 2)]);
});

it('takes one every few minutes, says how many, and no more than can be sent', async () => {
  const field = await shown(at(15));
  await types(FROM, '14:00');
  await types(TO, '16:00');
  await types(EVERY, '30');
  // Rings that are planned already are not counted twice.
  await field.press(text.addRings(4));
  expect(planned).toEqual([at(14), at(14, 30), at(15), at(15, 30), at(16)]);
  await types(TO, '23:00');
  await types(EVERY, '1');
  expect(field.everything()).toContain(text.tooManyRings(100));
  planned = null;
  await act(async () => {
    const inputs = document.querySelectorAll('input:not([type=radio])');
    inputs[EVERY]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  const [word = ''] = text.addRings(9).split(':');
  const adding = [...document.querySelectorAll('button')].filter((button) =>
    button.textContent?.startsWith(word),
  );
  expect([adding.map(({ disabled }) => disabled), planned]).toEqual([[true], null]);
});

it('loses one, or all', async () => {
  const field = await shown(at(15), at(21));
  const close = [...document.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? '',
  );
  await field.press(close.find((label) => label.includes('21:00')) ?? 'none');
  expect(planned).toEqual([at(15)]);
  await field.press(text.removeRings);
  expect(planned).toEqual([]);
});
