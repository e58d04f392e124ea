// @vitest-environment happy-dom
// A clock runs on while this phone is offline: the time left is shown above the notice that covers its line.

import { visibleTo } from '@dunmer/shared/fairness';
import type { ClockView } from '@dunmer/shared/protocol';
import { afterEach, expect, it } from 'vitest';
import { LocalMatch, readyDecks } from '../../harness/localMatch.ts';
import { mounted } from '../../harness/mounted.tsx';
import { sessionOf } from '../../harness/sessionOf.ts';
import { connection } from '../../net/index.ts';
import { MatchTable } from '../matchScreen.tsx';

afterEach(() => connection.setState(connection.getInitialState()));

const RUNNING: ClockView = { kind: 'decision', seat: 'a', left: 42_500, runs: true };

async function timesAt(clocks: readonly ClockView[]): Promise<readonly (string | null)[]> {
  const deck = readyDecks[0]?.id ?? '';
  const match = new LocalMatch({ a: deck, b: deck }, 7);
  const session = sessionOf(visibleTo(match.log, 'a'), 'a', { clocks, clocksAt: Date.now() });
  const page = await mounted(<MatchTable session={session} leave={() => undefined} />);
  await page.settle();
  const times = [...document.querySelectorAll('[role="timer"]')].map(({ textContent }) => textContent);
  await page.unmount();
  return times;
}

it('once beside its words while the phone is connected, and once more over the notice while it is not', async () => {
  connection.setState({ state: 'online' });
  expect(await timesAt([RUNNING])).toEqual(['0:42']);
  connection.setState({ state: 'offline', cause: 'link' });
  expect(await timesAt([RUNNING])).toEqual(['0:42', '0:42']);
  expect(await timesAt([])).toEqual([]);
});
