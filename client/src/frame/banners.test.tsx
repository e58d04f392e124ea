// @vitest-environment happy-dom
// Banners over every page: that acts pressed without a connection are sent later by themselves, and that somebody
// waits.

import type { HomeView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { connection, edition, home, outbox, type OutboxEntry } from '../net/index.ts';
import { ru } from '../text/ru.ts';
import { ConnectionBanner, EventBanners } from './banners.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

it('without a connection what was pressed is said to be sent later', async () => {
  page = await mounted(<ConnectionBanner reader="player" />);
  const command = { id: 'command-1', type: 'withdrawMatch', proposal: 'p1' } as const;
  const saidWith = (entries: readonly OutboxEntry[]): string | undefined => {
    act(() => {
      connection.setState({ state: 'offline', cause: 'link', rejected: null });
      outbox.entries.replace(entries);
    });
    return page?.everything();
  };
  expect(saidWith([])).toContain(ru.connection.lost.player);
  expect(saidWith([{ command, since: 0, late: false, trouble: null }])).toContain(ru.connection.unsent);
});

it.each([
  ['server', ru.connection.break],
  ['link', ru.connection.lost],
] as const)('who sits in no match is told of none when the %s is gone', async (cause, words) => {
  const match = {
    match: 'm',
    seat: 'a',
    opponent: { person: 'other', name: 'Ильмени', code: 'BBBBBBBB' },
    stake: 5,
    counted: false,
  } as const;
  page = await mounted(<ConnectionBanner />);
  const saidWith = (facts: Partial<HomeView>): string | undefined => {
    act(() => {
      connection.setState({ state: 'offline', cause, rejected: null });
      home.known.setState({ home: homeView(facts) });
    });
    return page?.everything();
  };
  expect(saidWith({})).toContain(words.trader);
  expect(saidWith({ match })).toContain(words.player);
});

describe('who is waited for at a table', () => {
  const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB' };
  const match = { match: 'm', seat: 'a', opponent: OTHER, stake: 5, counted: false } as const;
  const said = ru.home.atTable(OTHER.name);
  const open = async (path: string): Promise<string> => {
    history.replaceState(null, '', path);
    home.known.setState({ home: homeView({ match }) });
    page = await mounted(<EventBanners />);
    return page.everything();
  };

  it('reads it on whatever page, and is led there', async () => {
    expect(await open('/deck')).toContain(said);
    await page?.press(ru.home.toTable);
    expect(location.pathname).toBe('/m/m');
  });

  it.each(['/', '/m/m'])('reads it once on %s, which says so itself', async (path) => {
    expect(await open(path)).not.toContain(said);
  });
});

it('a page that is too old for the server says so, however it has learned it, and can be loaded anew', async () => {
  const { tooOld, update } = ru.connection;
  const said = async (rejected: 'too-old' | null, outdated: boolean, closed: 'too-old' | null) => {
    await page?.unmount();
    connection.setState({ state: 'online', rejected });
    edition.setState({ outdated });
    page = await mounted(<ConnectionBanner reader="player" closed={closed} />);
    return [page.everything().includes(tooOld), page.has(update)];
  };
  expect(await said(null, false, null)).toEqual([false, false]);
  expect(await said('too-old', false, null)).toEqual([true, true]);
  expect(await said(null, true, null)).toEqual([true, true]);
  expect(await said(null, false, 'too-old')).toEqual([true, true]);
});
