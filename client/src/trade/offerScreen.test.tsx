// @vitest-environment happy-dom
// A trade that is written: it stays as it was sent while it is under way.

import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home, outbox } from '../net/index.ts';
import { NewTradeScreen } from './index.ts';

const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB', trades: true };

let page: Mounted | null = null;
beforeEach(() => {
  answering({ '/people/': { people: [OTHER] }, '/me/deck': { catalogue: 'c1', copies: [] } });
  home.known.setState({ home: homeView() });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

it('lets nothing be changed of it meanwhile', async () => {
  page = await mounted(<NewTradeScreen person={OTHER.code} />);
  await page.until(() => document.querySelector('fieldset') !== null);
  const isWritten = (): boolean => document.querySelector('fieldset')?.disabled === false;
  expect(isWritten()).toBe(true);
  const sides = { gives: { copies: [], drakes: 5 }, takes: { copies: [], drakes: 0 } };
  const command = { id: 'c1', type: 'offerTrade', with: OTHER.person, ...sides, replaces: null } as const;
  await act(async () => outbox.entries.replace([{ command, since: 0, late: false, trouble: null }]));
  expect(isWritten()).toBe(false);
});
