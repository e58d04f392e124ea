// @vitest-environment happy-dom
// A refusal because of a pause is shown while the pause lasts, any other until it is dismissed.

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { errorsRu } from '../text/errors.ru.ts';
import { RefusedToast } from './refusedToast.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const { event } = homeView();
const pause = (paused: boolean) =>
  act(async () => home.known.setState({ event: { ...event, paused, pausedBy: null } }));
const dismissRefusal = vi.fn();
type Code = 'event-paused' | 'match-paused' | 'wrong-phase';
const shown = (code: Code, paused: boolean) => (
  <RefusedToast session={{ refused: { error: { code } }, view: { desk: { paused } }, dismissRefusal }} />
);
const says = (code: Code): boolean =>
  (page?.everything() ?? '').replaceAll('\u00A0', ' ').includes(errorsRu[code].replaceAll('\u00A0', ' '));

it('for a pause of the event is gone with it', async () => {
  await pause(true);
  page = await mounted(shown('event-paused', false));
  expect([says('event-paused'), dismissRefusal.mock.calls.length]).toEqual([true, 0]);
  await pause(false);
  expect([says('event-paused'), dismissRefusal.mock.calls.length]).toEqual([false, 1]);
});

it('for a pause of the match is gone with it, and none else', async () => {
  dismissRefusal.mockClear();
  page = await mounted(shown('match-paused', true));
  expect(says('match-paused')).toBe(true);
  await page.show(shown('match-paused', false));
  expect([says('match-paused'), dismissRefusal.mock.calls.length]).toEqual([false, 1]);
  await page.show(shown('wrong-phase', false));
  expect([says('wrong-phase'), dismissRefusal.mock.calls.length]).toEqual([true, 1]);
});
