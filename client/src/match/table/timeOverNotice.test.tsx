// @vitest-environment happy-dom
// A clock runs on while this phone is offline: the time left is shown above the notice that covers its line.

import { visibleTo } from '@dunmer/shared/fairness';
import type { ClockView } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalMatch, readyDecks } from '../../harness/localMatch.ts';
import { mounted } from '../../harness/mounted.tsx';
import { sessionOf } from '../../harness/sessionOf.ts';
import { connection } from '../../net/index.ts';
import { MatchTable } from '../matchScreen.tsx';

// The time left is told to the second, and a busy machine may take longer than that.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  connection.setState(connection.getInitialState());
});

const RUNNING: ClockView = { kind: 'decision', seat: 'a', left: 42_500, runs: true };

const timers = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role="timer"]')].map(({ textContent }) => textContent);

/** Returns the times on a table with these clocks, once there are as many as `awaited`. */
async function timesAt(clocks: readonly ClockView[], awaited: number): Promise<readonly (string | null)[]> {
  const deck = readyDecks[0]?.id ?? '';
  const match = new LocalMatch({ a: deck, b: deck }, 7);
  const session = sessionOf(visibleTo(match.log, 'a'), 'a', { clocks, clocksAt: Date.now() });
  const page = await mounted(<MatchTable session={session} leave={() => undefined} />);
  await page.until(() => timers().length >= awaited);
  await page.settle();
  const times = timers();
  await page.unmount();
  return times;
}

it('once beside its words while the phone is connected, and once more over the notice while it is not', async () => {
  connection.setState({ state: 'online' });
  expect(await timesAt([RUNNING], 1)).toEqual(['0:42']);
  connection.setState({ state: 'offline', cause: 'link' });
  expect(await timesAt([RUNNING], 2)).toEqual(['0:42', '0:42']);
  expect(await timesAt([], 0)).toEqual([]);
});
