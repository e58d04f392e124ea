// @vitest-environment happy-dom
// What the desk says about an act whose sheet was closed while it was under way, until the answer comes and what it
// says then.

import type { CommandResult } from '@dunmer/shared/protocol';
import { err, ok } from '@dunmer/shared/lib';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { outbox } from '../../net/index.ts';
import { errorsRu } from '../../text/errors.ru.ts';
import { ru } from '../../text/ru.ts';
import { staffRu } from '../staff.ru.ts';
import { ActLayer } from './actSheet.tsx';
import { openAct } from './actStore.ts';
import { type Asking, asking } from './asking.ts';

const { sheet, acts } = staffRu;
const { title, confirm } = acts.payOut;
const SILENT = 10_000;

type Ear = Parameters<typeof outbox.listen>[0];
const ears = new Set<Ear>();

let page: Mounted | null = null;
let listening: MockInstance<typeof outbox.listen>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  listening = vi.spyOn(outbox, 'listen').mockImplementation((ear) => {
    ears.add(ear);
    return () => ears.delete(ear);
  });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.useRealTimers();
  listening.mockRestore();
  ears.clear();
});

/** Opens the sheet of an act over the desk, and waits until the preview has failed. */
async function asked(what: Asking): Promise<Mounted> {
  const { me } = homeView();
  page ??= await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  await act(async () => openAct({ about: '', asking: what }));
  await act(() => vi.advanceTimersByTimeAsync(SILENT));
  return page;
}
const paid = (person: string): Asking => asking({ type: 'payOut', person, drakes: 7 });

/** Lets the server answer everything that is under way. */
const answered = (result: CommandResult) =>
  act(async () => {
    for (const { command } of outbox.entries.getState())
      for (const ear of ears) ear.answered?.(command, result);
    outbox.entries.replace([]);
  });

/** Pays out coins to somebody and closes the sheet before the answer comes. */
async function left(person: string): Promise<Mounted> {
  const desk = await asked(paid(person));
  await desk.press(acts.payOut.reasons[0] ?? '');
  await desk.press(confirm);
  await desk.press(sheet.close);
  return desk;
}

it('that it is done, and for a while only', async () => {
  const desk = await left('one');
  await answered(ok({ type: 'settled' }));
  expect(desk.everything()).toContain(sheet.done(title));
  expect(desk.everything()).not.toContain(sheet.underWay(title));
  await act(() => vi.advanceTimersByTimeAsync(SILENT));
  expect(desk.everything()).not.toContain(sheet.done(title));
});

it('that it was refused, and why; not that it is done', async () => {
  const desk = await left('one');
  await answered(err({ code: 'unknown-person' }));
  expect(desk.everything()).toContain(sheet.refused(title, errorsRu['unknown-person']));
  expect(desk.everything()).not.toContain(sheet.done(title));
});

it('not for ever that it is under way, once that was read; what came of it is said all the same', async () => {
  const desk = await left('one');
  await desk.press(ru.app.close);
  expect(desk.everything()).not.toContain(sheet.underWay(title));
  await answered(ok({ type: 'settled' }));
  expect(desk.everything()).toContain(sheet.done(title));
});

it('nothing more where it was answered while nobody looked at the desk', async () => {
  const desk = await left('one');
  await act(async () => outbox.entries.replace([]));
  expect(desk.everything()).not.toContain(sheet.underWay(title));
});

it('and lets the sheet be in which something else is asked for meanwhile', async () => {
  const desk = await left('one');
  await asked(paid('two'));
  await answered(ok({ type: 'settled' }));
  expect(desk.has(sheet.reasonFirst)).toBe(true);
});

it('and meanwhile its fields stay as they were sent', async () => {
  const desk = await asked(paid('one'));
  const isFixed = () => [...document.querySelectorAll('fieldset')].map(({ disabled }) => disabled);
  expect(isFixed()).toEqual([false, false]);
  await desk.press(acts.payOut.reasons[0] ?? '');
  await desk.press(confirm);
  expect(isFixed()).toEqual([true, true]);
});

it('what is shown once stays over any page until it is closed, also after another sheet was opened before', async () => {
  const desk = await asked(paid('one'));
  await desk.press(sheet.cancel);
  await asked(asking({ type: 'makeLink', person: 'one', token: 'T'.repeat(22), code: 'ABCDEFGH' }));
  await desk.press(acts.makeLink.reasons[0] ?? '');
  await desk.press(acts.makeLink.confirm);
  await answered(ok({ type: 'settled' }));
  history.replaceState(null, '', '/elsewhere');
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  expect(desk.has(staffRu.paper.print)).toBe(true);
  history.replaceState(null, '', '/');
});

it('a link that was made meanwhile is shown all the same, once nothing else lies over the desk', async () => {
  const { makeLink } = acts;
  const link = { type: 'makeLink', person: 'one', token: 't'.repeat(43), code: 'LLLLLLLL' } as const;
  const desk = await asked(asking(link));
  await desk.press(makeLink.reasons[0] ?? '');
  await desk.press(makeLink.confirm);
  await desk.press(sheet.close);
  await asked(paid('two'));
  await answered(ok({ type: 'settled' }));
  expect(desk.has(staffRu.paper.print)).toBe(false);
  await desk.press(sheet.cancel);
  expect(desk.has(staffRu.paper.print)).toBe(true);
  await desk.press(sheet.close);
  expect(document.querySelector('dialog')).toBeNull();
  expect(desk.everything()).toContain(sheet.done(makeLink.title));
});
