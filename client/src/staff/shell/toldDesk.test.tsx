// @vitest-environment happy-dom
// Staff are told of a call, and of nothing else that happens at the tables.

import type { FloorMatch, FloorView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { longAfter } from '../../harness/laidDown.ts';
import { mounted } from '../../harness/mounted.tsx';
import { floor } from '../../net/live.ts';
import { toldRu } from '../../told/told.ru.ts';
import { ToldDesk } from './toldDesk.tsx';

const { event } = homeView();
const seat = { person: null, here: true, since: 0 };
const match = (name: string, calls: FloorMatch['desk']['calls'], mayAct = true): FloorMatch => ({
  match: name,
  watch: null,
  kind: 'stake',
  stake: 3,
  phase: 'placing',
  round: 0,
  seats: { a: seat, b: seat },
  awaited: [],
  desk: { paused: false, calls, announced: null, unbound: false, restored: false },
  clocks: [],
  contract: null,
  mayAct,
  opened: '2026-07-12T12:00:00.000Z',
});

const hear = (matches: FloorView['matches']) =>
  act(async () => {
    // Whoever was called before has come, and laid the phone down again.
    dispatchEvent(new Event('pointerdown'));
    longAfter();
    const heard = { matches, calls: 0, overdue: 0, overdueContracts: [], moves: [], guessing: false };
    const view = { ...heard, disk: null, resting: [], interest: null, version: 1, event };
    floor.known.setState({ heard: { at: 0, floor: view } });
  });

it('a call is told to staff who may answer it, once, and none that stood there when they came', async () => {
  longAfter();
  const page = await mounted(<ToldDesk />);
  const told: boolean[] = [];
  for (const matches of [
    [match('old', ['a'])],
    [match('old', ['a']), match('quiet', [])],
    [match('old', ['a']), match('own', ['a'], false)],
    [match('old', ['a']), match('new', ['b'])],
    [match('old', ['a']), match('new', ['b'])],
  ]) {
    await hear(matches);
    told.push(document.title.startsWith(toldRu.title));
  }
  expect(told).toEqual([false, false, false, true, false]);
  await page.unmount();
  vi.restoreAllMocks();
});
