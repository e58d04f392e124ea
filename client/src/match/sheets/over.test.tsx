// @vitest-environment happy-dom
// A sheet over a table that goes on says that its reader is waited for, and how much time is left.

import { err, ok } from '@dunmer/shared/lib';
import { visibleTo } from '@dunmer/shared/fairness';
import type { ClockView, TableInfo } from '@dunmer/shared/protocol';
import { SEATS, type Viewer } from '@dunmer/shared/rules';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answersWith } from '../../harness/answersWith.ts';
import { playedUntil } from '../../harness/autoplay.ts';
import { bringSettings } from '../../harness/bringSettings.tsx';
import { homeView } from '../../harness/homeView.ts';
import { LocalMatch, readyDecks } from '../../harness/localMatch.ts';
import { mounted, type Mounted } from '../../harness/mounted.tsx';
import { seatTable } from '../../harness/seatTable.tsx';
import { sessionOf } from '../../harness/sessionOf.ts';
import { matchRu } from '../../around/match.ru.ts';
import { tableRu } from '../../around/table.ru.ts';
import { home, outbox } from '../../net/index.ts';
import { errorsRu } from '../../text/errors.ru.ts';
import { ru } from '../../text/ru.ts';
import { MatchTable } from '../matchScreen.tsx';

beforeAll(bringSettings);

const tableOf = seatTable();

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.restoreAllMocks();
});

/** A match in which both have to lay their first row, as the session of one. */
function laying(
  clocks: readonly ClockView[],
  isOver: boolean,
  table: Partial<TableInfo>,
  viewer: Viewer = 'a',
) {
  const [deck] = readyDecks;
  const id = deck?.id ?? '';
  const match = new LocalMatch({ a: id, b: id }, 7);
  match.promiseAndOpen();
  if (isOver) match.do({ type: 'concede', seat: 'b' });
  const played = sessionOf(visibleTo(match.log, viewer), viewer, { clocks });
  return { ...played, table: played.table === null ? null : { ...played.table, ...table } };
}

/** Opens a sheet over such a match. Returns the text on it. */
async function over(
  name: string,
  clocks: readonly ClockView[],
  isOver = false,
  table: Partial<TableInfo> = {},
): Promise<string> {
  const session = laying(clocks, isOver, table);
  page = await mounted(<MatchTable session={session} leave={() => undefined} />);
  await page.settle();
  await page.press(matchRu.menu.title);
  await page.press(name);
  return document.querySelector('dialog')?.textContent ?? '';
}

const { clock, stands } = tableRu.line;
const CLOCK: ClockView = { kind: 'placement', seat: 'a', left: 90_000, runs: false };
const SHEETS = [matchRu.menu.settings, matchRu.fair.title, tableRu.menu.watch, matchRu.rulesTitle];

it.each(SHEETS)('over a table whose reader has to place, «%s» says so, with their clock', async (name) => {
  expect(await over(name, [CLOCK])).toContain(`${clock.placement(null)}1:30 (${stands})`);
});

it('says so where no clock runs, and shows nobody else’s', async () => {
  const told = await over(matchRu.menu.settings, [{ ...CLOCK, seat: 'b' }]);
  expect(told).toContain(clock.placement(null));
  expect(told).not.toContain('1:30');
});

it('of fairness says that no seal shows who played', async () => {
  expect(await over(matchRu.fair.title, [], true)).toContain(matchRu.fair.limitsNames);
});

it('says nothing where nobody is waited for', async () => {
  expect(await over(matchRu.menu.settings, [], true)).not.toContain(clock.placement(null));
});

it.each([
  ['the prestige that is lost', { kind: 'stake', stake: 5 }, true],
  ['nothing of prestige in a friendly match', { kind: 'friendly', stake: null }, false],
] as const)('before a match is given up says %s', async (_, table, isLost) => {
  const told = await over(matchRu.concede.open, [CLOCK], false, table);
  expect(told).toContain(matchRu.concede.isFinal);
  expect(told.includes('забирает престиж: 10\u00A0дрейков')).toBe(isLost);
});

it('who invites watchers reads the whole link, and hears its code letter by letter', async () => {
  const told = await over(tableRu.menu.watch, []);
  expect(told).toContain(`${location.origin}/w/WATCHER2`);
  const code = document.querySelector('dialog p[aria-label]');
  expect(code?.getAttribute('aria-label')).toBe(tableRu.watch.spelled('W A T C H E R 2'));
});

it.each([
  ['who plays it', false, 'a', true],
  ['who watches', false, 'watcher', false],
  ['anybody once it is over', true, 'a', false],
] as const)('whether a match can be given up by %s', async (_, isOver, viewer, may) => {
  const session = laying([], isOver, {}, viewer);
  page = await mounted(<MatchTable session={session} leave={() => undefined} />);
  await page.settle();
  await page.press(matchRu.menu.title);
  expect(page.has(matchRu.concede.open)).toBe(may);
});

it('a match can be given up where it stops for cards, too, whoever is asked (R9, PR19)', async () => {
  for (const seat of SEATS) {
    const stopped = playedUntil(({ state }) => {
      const { phase } = state.rules.common;
      return phase.at === 'stop' && phase.asked === seat;
    });
    const opened = await tableOf(stopped);
    await opened.settle();
    await opened.press(matchRu.menu.title);
    expect(opened.has(matchRu.concede.open)).toBe(true);
  }
});

it.each([
  ['answered', ok({ type: 'settled' } as const), false],
  ['refused', err({ code: 'already-done' } as const), true],
] as const)(
  'the question to call a referee stays while it is on its way; once %s, it says why or goes',
  async (_, result, stays) => {
    const answer = answersWith();
    home.known.setState({ home: homeView() });
    await over(tableRu.menu.call, [CLOCK]);
    await page?.press(tableRu.call.confirm);
    expect(page?.has(ru.open.sending)).toBe(true);
    expect(outbox.entries.getState().map(({ command }) => command.type)).toEqual(['call']);
    await answer(result);
    expect(document.querySelector('dialog') !== null).toBe(stays);
    if (stays) expect(page?.everything()).toContain(errorsRu['already-done']);
  },
);

it('the question to concede stays while it is on its way, says so, and goes when that has come to something', async () => {
  const told = await over(matchRu.concede.open, [CLOCK]);
  expect(told).toContain(matchRu.concede.confirm);
  const session = laying([CLOCK], false, {});
  const going = (late: boolean) => ({
    ...session,
    sending: [{ id: 'one', command: { type: 'concede' }, since: 0, late } as const],
  });
  await page?.press(matchRu.concede.confirm);
  await page?.show(<MatchTable session={going(false)} leave={() => undefined} />);
  expect(page?.has(ru.open.sending)).toBe(true);
  await page?.show(<MatchTable session={going(true)} leave={() => undefined} />);
  expect(page?.has(ru.open.sendingLate)).toBe(true);
  expect(page?.has(matchRu.concede.back)).toBe(false);
  await page?.show(<MatchTable session={session} leave={() => undefined} />);
  expect(document.querySelector('dialog')).toBeNull();
});
