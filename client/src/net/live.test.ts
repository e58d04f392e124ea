// @vitest-environment happy-dom
// Live: what a page has read of a server counts under its epoch alone (P20).

import { afterEach, expect, it, vi } from 'vitest';
import { homeView } from '../harness/homeView.ts';
import { greet, home, lists } from './live.ts';

const DECK = '/api/me/deck';
const VERSION = 41;

let epoch = 'before';

/** A list of the server's, as it is under its epoch. */
const listed = () => lists.kept.getState().get(DECK)?.list;

async function look(): Promise<void> {
  const leave = lists.read(DECK, VERSION);
  await vi.waitFor(() => expect(listed()).toMatchObject({ at: 'here', old: false }));
  leave();
}

/** The page, which knows the home of this epoch and has looked at a list of it. */
async function openPage(): Promise<void> {
  vi.stubGlobal('fetch', async (path: string) => {
    const { me, event } = homeView();
    const said = path === DECK ? [epoch] : { protocol: 5, epoch, me, event, moved: null };
    return new Response(JSON.stringify(said));
  });
  expect(await greet()).toBe(true);
  home.known.setState({ home: homeView() });
  await look();
}

afterEach(() => {
  epoch = 'before';
  home.known.setState({ home: undefined });
  vi.unstubAllGlobals();
});

it('shows nothing of what was read before the server was restored, though its versions come again', async () => {
  await openPage();
  epoch = 'after';
  expect(await greet()).toBe(true);
  expect(home.known.getState().home).toBeUndefined();
  expect(listed()).toBeUndefined();
  await look();
  expect(listed()).toMatchObject({ value: ['after'] });
});

it('keeps what it has read where it only asks again who it is', async () => {
  await openPage();
  expect(await greet()).toBe(true);
  expect(home.known.getState().home).toBeDefined();
  expect(listed()).toMatchObject({ value: ['before'] });
});
