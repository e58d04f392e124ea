// @vitest-environment happy-dom
// The page of a copy offers its slip, as the list of copies does.

import type { CopyHistory } from '@dunmer/shared/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { CARD_LIST } from '../../harness/handBuilt.ts';
import { homeView, ME } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { home } from '../../net/index.ts';
import { staffRu } from '../staff.ru.ts';
import { staffActsRu } from '../acts/staffActs.ru.ts';
import { CopyPage } from './copyPage.tsx';

const { cards: text } = staffRu;
let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

/** Returns what the page of a copy says to organisers. */
async function said(copy: string, facts: Partial<CopyHistory>): Promise<Mounted> {
  await page?.unmount();
  const view = homeView();
  home.known.setState({ home: { ...view, me: { ...view.me, staff: 'organiser', passphrase: 'open' } } });
  const of = { copy, card: CARD_LIST[0]?.id ?? '', serial: 1, of: null, blocked: null };
  answering({ '/api/copies/': { ...of, owner: null, history: [], freezes: [], ...facts } });
  page = await mounted(<CopyPage copy={copy} />);
  for (let i = 0; i < 3; i += 1) await page.settle();
  return page;
}

const acts = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-act]')].map(({ dataset }) => dataset['act']);

/** Returns the label of the slip's button, and whether the page says that a slip is printed. */
const slip = (shown: Mounted): readonly unknown[] => [
  document.querySelector('[data-act=makeSlip]')?.textContent,
  shown.everything().replaceAll('\u00A0', ' ').includes(text.slips.printed),
];

it('while it lies in the store, and says that one is out', async () => {
  expect(slip(await said('c1', { slip: 'none' }))).toEqual([text.slip, false]);
  expect(slip(await said('c2', { slip: 'printed' }))).toEqual([text.slipAgain, true]);
});

it('and none once somebody has it', async () => {
  await said('c3', { owner: ME });
  expect(acts()).toContain('moveCopy');
  expect(acts()).not.toContain('makeSlip');
});

it('says that it is frozen while a match binds it, and lets that be taken back (EVENT, “Taking acts back”)', async () => {
  const page = await said('c4', { owner: ME, blocked: 'in-match', frozen: true });
  expect(page.everything()).toContain('в партии, заморожена');
  expect(acts()).toEqual(['freezeCopy']);
  expect(document.querySelector('[data-act=freezeCopy]')?.textContent).toBe(staffActsRu.acts.thawCopy.title);
});
