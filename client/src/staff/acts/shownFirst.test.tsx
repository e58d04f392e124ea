// @vitest-environment happy-dom
// An act shows what it will change before it is done, and nobody can confirm what they have not been shown.

import type { Preview, PreviewLine, PreviewResult, StaffAct } from '@dunmer/shared/protocol';
import { err, ok } from '@dunmer/shared/lib';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersWith } from '../../harness/answersWith.ts';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { typed } from '../../harness/typing.ts';
import * as net from '../../net/index.ts';
import { errorsRu } from '../../text/errors.ru.ts';
import { staffRu } from '../staff.ru.ts';
import { ActLayer } from './actSheet.tsx';
import { openAct } from './actStore.ts';
import { asking } from './asking.ts';
import { Changes } from './previewList.tsx';

const {
  confirm,
  reasons: [usual = ''],
} = staffRu.acts.payOut;
/** In milliseconds: longer than until the first preview, shorter than until the next one after it. */
const A_WHILE = 2_000;

const mark = (shown: string) => `7.${shown.padEnd(43, 'm')}`;
const shows = (shown: string): PreviewResult =>
  ok({ effects: [{ is: 'setting', name: shown, value: '' }], undo: 'any-time', mark: mark(shown) });

let page: Mounted | null = null;
let answer: PreviewResult = shows('one');
/** The acts for which a preview was asked. */
let asked: StaffAct[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = shows('one');
  asked = [];
  vi.spyOn(net, 'preview').mockImplementation(async (what) => {
    asked.push(what);
    return answer;
  });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const mayConfirm = (): boolean =>
  document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled === false;

/** Opens the sheet that pays out coins, with its preview. */
async function paying(): Promise<Mounted> {
  const { me } = homeView();
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  await act(async () => openAct({ about: '', asking: asking({ type: 'payOut', person: 'one', drakes: 7 }) }));
  await passes(A_WHILE);
  return page;
}

it('an act is done for a reason, and holds to what was shown of it', async () => {
  const desk = await paying();
  expect(mayConfirm()).toBe(false);
  // The button says what it waits for, because the sheet may be longer than the screen.
  expect(desk.has(staffRu.sheet.reasonFirst)).toBe(true);
  await desk.press(usual);
  expect(mayConfirm()).toBe(true);
  await desk.press(confirm);
  expect(net.outbox.entries.getState()).toMatchObject([{ command: { type: 'payOut', holds: mark('one') } }]);
});

it('an act that would be refused is not done', async () => {
  answer = err({ code: 'not-enough', amount: 7 });
  const desk = await paying();
  await desk.press(usual);
  expect(mayConfirm()).toBe(false);
});

it('what is shown is looked at again meanwhile; what has just changed under a thumb takes no press', async () => {
  const desk = await paying();
  await desk.press(usual);
  answer = shows('another');
  for (let i = 0; i < 50 && asked.length < 2; i += 1) await passes(100);
  expect(asked).toMatchObject([{ type: 'payOut' }, { type: 'payOut', holds: mark('one') }]);
  expect(mayConfirm()).toBe(false);
  await passes(1_000);
  expect(mayConfirm()).toBe(true);
  await desk.press(confirm);
  expect(net.outbox.entries.getState()).toMatchObject([{ command: { holds: mark('another') } }]);
});

it('an act that was refused is shown anew at once, for something may have changed by then', async () => {
  const answer = answersWith();
  const desk = await paying();
  await desk.press(usual);
  await desk.press(confirm);
  const before = asked.length;
  await answer(err({ code: 'unknown-person' }));
  expect(desk.everything()).toContain(errorsRu['unknown-person']);
  // Much sooner than the next regular preview.
  await passes(300);
  expect(asked).toHaveLength(before + 1);
  expect(mayConfirm()).toBe(true);
});

it('nothing is confirmed by what was shown of another sum', async () => {
  const desk = await paying();
  await desk.press(usual);
  await typed('5');
  expect(mayConfirm()).toBe(false);
  await passes(A_WHILE);
  expect(asked.at(-1)).toMatchObject({ type: 'payOut', drakes: 5 });
  expect(mayConfirm()).toBe(true);
});

it('whose act was faster is said of the act of which that was shown, and of no other', async () => {
  const faster = { name: 'Мивул', act: 'payOut' };
  answer = { ...shows('one'), faster };
  const desk = await paying();
  const says = staffRu.sheet.faster(faster.name, staffRu.acts.payOut.title);
  expect(desk.everything()).toContain(says);
  answer = shows('one');
  await typed('5');
  expect(desk.everything()).not.toContain(says);
});

it.each([
  [
    'a setting that stands as it is',
    { type: 'set', change: { name: 'least', value: 1 }, stands: 1 },
    staffRu.sheet.unchanged,
  ],
  ['a timetable as it stands', { type: 'planRings', at: [7, 9], stands: [7, 9] }, staffRu.sheet.idle],
  [
    'somebody who is called so already',
    { type: 'renamePerson', person: 'one', name: 'Ведис ', stands: 'Ведис' },
    staffRu.sheet.idle,
  ],
  [
    'a match that is awarded to nobody yet',
    { type: 'award', match: 'm', winner: null, claim: false, shortfall: 'refuse' },
    staffRu.sheet.incomplete,
  ],
] as const)('the button says why it waits: %s', async (_, facts, says) => {
  const { me } = homeView();
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  await act(async () => openAct({ about: '', asking: asking(facts) }));
  await passes(A_WHILE);
  expect([mayConfirm(), page.has(says)]).toEqual([false, true]);
  expect(asked).toEqual([]);
});

it.each([
  ['decks for those who lack nothing', { type: 'dealStart', people: ['one'], uncommon: 2, rare: 0 }, false],
  ['a card for its owner', { type: 'moveCopy', copy: 'c', to: 'one' }, false],
  // Its slip stays good.
  ['a card of the store for the store', { type: 'moveCopy', copy: 'c', to: null }, false],
] as const)('whether what moves nothing may be confirmed: %s', async (_, facts, may) => {
  answer = ok({ effects: [], undo: 'by-new-act', mark: mark('none') });
  const { me } = homeView();
  page = await mounted(<ActLayer me={{ ...me, passphrase: 'open' }} />);
  await act(async () => openAct({ about: '', asking: asking(facts) }));
  await passes(A_WHILE);
  await page.press(staffRu.acts[facts.type].reasons[0] ?? '');
  expect([mayConfirm(), page.has(staffRu.sheet.idle)]).toEqual([may, !may]);
});

it('several acts at once may be taken back as the least of them', async () => {
  const one = (undo: Preview['undo']): Preview => ({ effects: [], undo, mark: mark('') });
  page = await mounted(<Changes previews={[one('any-time'), one('void-only'), one('by-new-act')]} />);
  expect(page.everything()).toContain(staffRu.undo['void-only']);
});

it('says how much is left out of what several acts would change, and nothing where all is shown', async () => {
  const one = (more?: number): Preview => ({
    effects: [{ is: 'person', name: 'Ведис', what: 'frozen' }],
    ...(more === undefined ? {} : { more }),
    undo: 'any-time',
    mark: mark(''),
  });
  page = await mounted(<Changes previews={[one(), one(40), one(2)]} />);
  expect(page.everything()).toContain('Показано не всё: строк ещё 42.');
  await page.unmount();
  page = await mounted(<Changes previews={[one(), one()]} />);
  expect(page.everything()).not.toContain('Показано не всё');
});

it('what is to be said of many matches in the same words is said once, with how often', async () => {
  const line = (match: string): PreviewLine => ({ is: 'match', match, what: 'paused' });
  const of = (...matches: string[]): Preview => ({
    effects: matches.map(line),
    undo: 'any-time',
    mark: mark(''),
  });
  page = await mounted(<Changes previews={[of('m1', 'm2'), of('m3')]} />);
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(page.everything()).toContain('столько раз: 3');
  await page.unmount();
  page = await mounted(<Changes previews={[of('m1')]} />);
  expect(page.everything()).not.toContain('столько раз');
});
