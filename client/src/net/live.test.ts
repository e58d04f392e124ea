// @vitest-environment happy-dom
// Live: what a page has read of a server is valid only within its epoch (P20), and a form that was sent is forgotten.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { type CommandResult, PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { forget, keep, keptKeys } from '../device/index.ts';
import { answering } from '../harness/answering.ts';
import { homeView } from '../harness/homeView.ts';
import { greet, given, home, lists, outbox } from './live.ts';
import { ownTicket, TICKET } from './socketWire.ts';

const DECK = '/api/me/deck';
const VERSION = 41;

let epoch = 'before';

/** A list of the server as it stands in the current epoch. */
const listed = () => lists.kept.getState().get(DECK)?.list;

async function look(): Promise<void> {
  const leave = lists.read(DECK, VERSION);
  await expect.poll(listed).toMatchObject({ at: 'here', old: false });
  leave();
}

/** Opens a page that knows the home of this epoch and has read one of its lists. */
async function openPage(): Promise<void> {
  const { me, event } = homeView();
  answering({
    [DECK]: () => Response.json([epoch]),
    '/api/session': () => Response.json({ protocol: PROTOCOL_VERSION, epoch, me, event, moved: null }),
  });
  expect(await greet()).toBe(true);
  home.known.setState({ home: homeView() });
  await look();
}

afterEach(() => {
  epoch = 'before';
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

it('shows nothing of what was read by who had this browser before', async () => {
  await openPage();
  home.known.setState({ home: homeView({ version: 2 }) });
  expect(listed()).toMatchObject({ value: ['before'] });
  home.known.setState({ home: homeView({ me: { ...homeView().me, person: 'another' } }) });
  expect(listed()).toBeUndefined();
});

const isHeard = (said: unknown): said is (result: CommandResult) => void => typeof said === 'function';

describe('what is half written', () => {
  const OFFER = { type: 'proposeMatch', id: 'o', with: 'anna', stake: 5, friendly: false } as const;
  const FORM = 'form.1.challengeForm.me.anna.';
  let answer: ((result: CommandResult) => void) | null = null;
  beforeEach(() => {
    vi.spyOn(given.wire, 'isUp').mockReturnValue(true);
    vi.spyOn(given.wire, 'say').mockImplementation((...said: readonly unknown[]) => {
      const [, , heard] = said;
      if (isHeard(heard)) answer = heard;
    });
    keep(FORM, '1 {}');
    outbox.send(OFFER);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    outbox.entries.replace([]);
    forget(FORM);
  });
  const says = (result: CommandResult): void => present(answer, 'the offer was sent')(result);

  it('stays where what was sent of it is refused', () => {
    says({ ok: false, error: { code: 'busy' } });
    expect(keptKeys('form')).toEqual([FORM]);
  });

  it('is written no more once it has come', () => {
    says({ ok: true, value: { type: 'made', id: 'c' } });
    expect(keptKeys('form')).toEqual([]);
  });
});

it('asks nobody who it is as long as the cookie of a link that was opened has not come', async () => {
  const asked = answering({});
  ownTicket();
  expect(await greet()).toBe(false);
  forget(TICKET);
  expect(asked).toEqual(['/api/device']);
});
