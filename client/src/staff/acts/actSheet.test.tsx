// @vitest-environment happy-dom
// An act that is under way when its sheet is closed: what the desk says about it, and that it can't be asked for
// twice.

import { err, ok } from '@dunmer/shared/lib';
import type { DebtView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { typed } from '../../harness/typing.ts';
import * as net from '../../net/index.ts';
import { outbox } from '../../net/index.ts';
import { looks } from '../match/opened.tsx';
import { staffRu } from '../staff.ru.ts';
import { ActLayer } from './actSheet.tsx';
import { actStore, answerLeft, openAct } from './actStore.ts';
import { asking } from './asking.ts';

const { sheet, acts } = staffRu;
const {
  title,
  confirm,
  reasons: [usual = ''],
} = acts.payOut;
const SILENT = 10_000;

let page: Mounted | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Only the tests move through the history.
  vi.spyOn(history, 'go').mockReturnValue();
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the sheet that pays out coins, and waits until the preview has failed. */
async function asked(person: string): Promise<Mounted> {
  const { me } = homeView();
  page ??= await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  await act(async () => openAct({ about: '', asking: asking({ type: 'payOut', person, drakes: 7 }) }));
  await act(() => vi.advanceTimersByTimeAsync(SILENT));
  return page;
}

it('that follows one for the same reason needs none anew', async () => {
  const { me } = homeView();
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  const next = asking({ type: 'addPerson', name: 'Ведис', staff: null, trades: true, deal: true, drakes: 0 });
  await act(async () => openAct({ about: '', asking: next, reason: 'Регистрация' }));
  await act(() => vi.advanceTimersByTimeAsync(SILENT));
  await page.press(acts.addPerson.confirm);
  expect(outbox.entries.getState()).toMatchObject([{ command: { reason: 'Регистрация' } }]);
});

it('a passphrase that was just chosen is not asked for while the preview is still on its way', async () => {
  const { gate } = staffRu;
  const { me } = homeView();
  const previews = vi.spyOn(net, 'preview').mockResolvedValue(err({ code: 'locked' }));
  vi.spyOn(net, 'unlock').mockResolvedValue(ok(null));
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'none' }} />);
  const payOut = asking({ type: 'payOut', person: 'one', drakes: 7 });
  await act(async () => openAct({ about: '', asking: payOut }));
  await act(() => vi.advanceTimersByTimeAsync(300));
  previews.mockReturnValue(new Promise(() => undefined));
  for (const input of document.querySelectorAll('input')) await typed('два гуара', input);
  await page.press(gate.submit);
  await page.show(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  expect(page.has(gate.submit)).toBe(false);
  expect(page.everything()).toContain(sheet.asking);
});

const confirmed = (): HTMLButtonElement | null => document.querySelector('button[type=submit]');

it('is said to be under way, and can’t be confirmed once more for the same person', async () => {
  const desk = await asked('one');
  await desk.press(usual);
  await desk.press(confirm);
  expect(outbox.entries.getState()).toHaveLength(1);
  // It can’t be taken back: its sheet can only be closed.
  expect(desk.has(sheet.cancel)).toBe(false);
  await desk.press(sheet.close);
  expect(desk.everything()).toContain(sheet.underWay(title));

  await asked('one');
  await desk.press(usual);
  expect(desk.everything()).toContain(sheet.already);
  expect(confirmed()?.disabled).toBe(true);
  await desk.press(sheet.cancel);

  await asked('two');
  await desk.press(usual);
  expect(desk.everything()).not.toContain(sheet.already);
  expect(confirmed()?.disabled).toBe(false);
});

it('closes the sheet in which the same was asked for again, once it is answered', async () => {
  const desk = await asked('one');
  await desk.press(usual);
  await desk.press(confirm);
  const [entry] = outbox.entries.getState();
  await desk.press(sheet.close);
  await asked('one');
  await act(async () => {
    outbox.entries.replace([]);
    if (entry !== undefined) answerLeft(entry.command, sheet.done(title), null);
  });
  expect(confirmed()).toBeNull();
  expect(desk.everything()).toContain(sheet.done(title));
});

/** Moves the history to this page; the sheet learns nothing else about it. */
const stepsTo = (path: string) =>
  act(async () => {
    history.replaceState({ over: 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
const goesBack = () => stepsTo('/before');

it('is asked for no more on another page: Back closes its sheet, and what is under way is said as ever', async () => {
  const desk = await asked('one');
  await goesBack();
  expect(confirmed()).toBeNull();
  expect(outbox.entries.getState()).toHaveLength(0);

  await stepsTo('/here');
  await asked('one');
  await desk.press(usual);
  await desk.press(confirm);
  await goesBack();
  expect(confirmed()).toBeNull();
  expect(desk.everything()).toContain(sheet.underWay(title));
});

it('stays where a step leads to its own page, as one does that is taken back for a sheet of before', async () => {
  await asked('one');
  await stepsTo(location.pathname);
  expect(confirmed()).not.toBeNull();
});

it('purses that were opened are remembered with their match, so that they can be looked at again', async () => {
  const ears = new Set<Parameters<typeof outbox.listen>[0]>();
  vi.spyOn(outbox, 'listen').mockImplementation((ear) => {
    ears.add(ear);
    return () => ears.delete(ear);
  });
  const { me } = homeView();
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  const { confirm: open, reasons: ready } = acts.openPurses;
  await act(async () => openAct({ about: '', asking: asking({ type: 'openPurses', match: 'm7' }) }));
  await act(() => vi.advanceTimersByTimeAsync(SILENT));
  await page.press(ready[0] ?? '');
  await page.press(open);
  const [entry] = outbox.entries.getState();
  await act(async () => {
    outbox.entries.replace([]);
    for (const ear of ears)
      if (entry !== undefined) ear.answered?.(entry.command, ok({ type: 'openedPurses', match: 'm7' }));
  });
  expect(looks.getState().get('m7')).toBe(entry?.command.id);
  looks.replace(new Map());
});

it('says of a move for a player that it is announced, not that it is done', async () => {
  const { me } = homeView();
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  const { title, confirm: announce, reasons: ready } = acts.applyDefault;
  await act(async () =>
    openAct({ about: '', asking: asking({ type: 'applyDefault', match: 'm', seat: 'a' }) }),
  );
  await act(() => vi.advanceTimersByTimeAsync(SILENT));
  await page.press(ready[0] ?? '');
  await page.press(announce);
  const [entry] = outbox.entries.getState();
  await page.press(sheet.close);
  const { left } = actStore.getState();
  expect(left).toMatchObject([{ act: entry?.command, title, done: sheet.announced, isRead: false }]);
});

it.each([
  [
    'whoever wins',
    asking({ type: 'award', match: 'm', winner: null, claim: false, shortfall: 'refuse' }),
    'input[type=radio]',
  ],
  ['whoever gets a card', asking({ type: 'moveCopy', copy: 'c1', to: undefined }), 'input:not([type=radio])'],
  ['a sum', asking({ type: 'payOut', person: 'one', drakes: 7 }), 'input'],
] as const)('by keyboard it begins with what is to be filled first: %s', async (_, what, field) => {
  const withKeyboard = matchMedia('(hover: hover)');
  vi.spyOn(withKeyboard, 'matches', 'get').mockReturnValue(true);
  vi.spyOn(window, 'matchMedia').mockReturnValue(withKeyboard);
  const { me } = homeView();
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  await act(async () => openAct({ about: '', asking: what }));
  expect(document.activeElement).toBe(document.querySelector(`dialog ${field}`));
});

it('tells at the cash desk what somebody owes before coins go in or out, and nowhere else', async () => {
  const debt: DebtView = {
    match: 'm1',
    from: { person: 'one', name: 'Тралан', code: 'AAAAAAAA' },
    to: null,
    what: { is: 'drakes', sum: 6 },
    ruling: 'voided',
    by: 'referee',
    reason: '',
    since: '2026-11-22T06:00:00Z',
  };
  answering({ '/staff/people/one': { debts: [debt] } });
  const { me } = homeView();
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  const desk = page;
  const tells = async (asked: ReturnType<typeof asking>): Promise<boolean> => {
    await act(async () => openAct({ about: '', asking: asked }));
    await act(() => vi.advanceTimersByTimeAsync(SILENT));
    const isTold = Object.values(sheet.owed).some((words) => desk.everything().includes(words));
    await desk.press(sheet.cancel);
    return isTold;
  };
  expect(await tells(asking({ type: 'payOut', person: 'one', drakes: 7 }))).toBe(true);
  expect(await tells(asking({ type: 'payIn', person: 'one', drakes: 7 }))).toBe(true);
  expect(await tells(asking({ type: 'freezePerson', person: 'one', frozen: true }))).toBe(false);
  vi.unstubAllGlobals();
});
