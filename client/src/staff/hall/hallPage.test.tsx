// @vitest-environment happy-dom
// The screen of the hall says that the event is paused, and by whom.

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { floor } from '../../net/live.ts';
import { ru } from '../../text/ru.ts';
import { HallPage } from './hallPage.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  floor.known.setState({ heard: null });
  vi.unstubAllGlobals();
});

it('a pause of the event is said above the matches, as long as it lasts', async () => {
  const { event } = homeView();
  const heard = (paused: boolean) => ({
    at: 0,
    floor: {
      ...{ matches: [], calls: 0, overdue: 0, overdueContracts: [], moves: [], guessing: false },
      ...{ disk: null, resting: [], interest: null, version: 1 },
      event: { ...event, paused, pausedBy: paused ? 'Ведис' : null },
    },
  });
  floor.known.setState({ heard: heard(true) });
  page = await mounted(<HallPage />);
  expect(page.everything()).toContain(ru.event.paused('Ведис'));
  await act(async () => floor.known.setState({ heard: heard(false) }));
  expect(page.everything()).not.toContain('паузе');
});
