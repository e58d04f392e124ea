// Live: the one link, outbox and connection of this page, and what the server says about itself.

import {
  MOST_PREVIEWS,
  type PreviewResult,
  type PreviewsResult,
  type PersonId,
  PROTOCOL_VERSION,
  type Refusal,
  type Rejection,
  type SessionInfo,
  type StaffAct,
} from '@dunmer/shared/protocol';
import type { Result } from '@dunmer/shared/lib';
import {
  type ConnectionState,
  createFloor,
  createHome,
  createOutbox,
  createStore,
  type Floor,
  type Home,
  type Store,
  watchConnection,
} from '@dunmer/shared/phone';
import { api } from './api.ts';
import { askedOnce, createLists } from './lists.ts';
import { machine, onForgotten } from '../device/index.ts';
import { forgetSent } from './keptForm.ts';
import { socketWire, fetchCookie, TICKET } from './socketWire.ts';

/** What the server said about itself, once it has. */
export const sessionInfo = createStore<{ readonly info: SessionInfo | null }>({ info: null });

let greeting: Promise<boolean> | null = null;

/**
 * Asks the server for the session, which also gives this browser its cookie: a new one when a link was bound to it.
 * Returns false when there was no answer.
 */
export async function greet(): Promise<boolean> {
  // Only one request at a time: two answers would bring two different cookies.
  greeting ??= ask().finally(() => {
    greeting = null;
  });
  return greeting;
}

async function ask(): Promise<boolean> {
  // A phone that has got a link comes as its owner, or not at all.
  if (!(await fetchCookie(api.device))) return false;
  const answer = await api.session();
  if (!answer.ok) return false;
  const before = epochNow() ?? answer.value.epoch;
  sessionInfo.setState({ info: answer.value });
  // P20: after a restore, numbers and versions from before it mean something else.
  if (before !== answer.value.epoch) {
    home.hide();
    home.show();
    lists.forget();
  }
  home.greeted(answer.value);
  if (answer.value.protocol !== PROTOCOL_VERSION)
    connection.setState({ state: 'offline', rejected: 'too-old' });
  return answer.value.protocol === PROTOCOL_VERSION;
}

const epochNow = (): string | undefined => sessionInfo.getState().info?.epoch;

const wire = socketWire(greet, epochNow);
/** What the shared phone code gets from this page. */
export const given = { ...machine, wire } as const;
const connectionWatch = watchConnection(given);
export const connection: Store<ConnectionState> = connectionWatch.store;
/** Takes the link back when another tab holds it or this one was asleep. */
export const resume = (): void => connectionWatch.wake();

export const outbox = createOutbox(given, epochNow);

export const home: Home = createHome(given);
export const floor: Floor = createFloor(given);
export const lists = createLists(api.list);

/** Previews what an act of staff would change, without changing anything. Null when no answer comes. */
export const preview = (act: StaffAct): Promise<PreviewResult | null> =>
  askedOnce((answer) => wire.say('preview', act, answer));

/**
 * Previews any number of acts, each by itself, in their order. Null when no answer comes, or a question is refused as
 * a whole.
 */
export async function previewAll(acts: readonly StaffAct[]): Promise<readonly PreviewResult[] | null> {
  const all: PreviewResult[] = [];
  for (let first = 0; first < acts.length; first += MOST_PREVIEWS) {
    const some = acts.slice(first, first + MOST_PREVIEWS);
    const result = await askedOnce<PreviewsResult>((answer) => wire.say('previewMany', some, answer));
    if (result?.ok !== true) return null;
    all.push(...result.value);
  }
  return all;
}

/** Sets or enters the passphrase of a member of staff. Null when no answer comes. */
export async function unlock(passphrase: string): Promise<Result<null, Refusal | Rejection> | null> {
  const said = await askedOnce<Result<null, Refusal | Rejection>>((answer) =>
    wire.say('unlock', { passphrase }, answer),
  );
  if (said?.ok === true) home.ask();
  return said;
}

/** Starts a backup of the event on the server's machine. Null when no answer comes. */
export const backUp = (): Promise<Result<null, Refusal | Rejection> | null> =>
  askedOnce<Result<null, Refusal | Rejection>>((answer) => wire.say('backUp', answer));

const LINKING = ['useLink', 'moveByPin'] as const;

/**
 * Pause between two tries to reach the server, in milliseconds. A random part is added, so that phones that lost it
 * together come back apart.
 */
const PAUSE = 1500;

async function comeAgain(): Promise<void> {
  // A greeting that is under way may have been sent before the link was bound.
  await greeting;
  while (!(await greet())) {
    if (connection.getState().rejected === 'too-old') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE * (1 + Math.random())));
  }
  home.show();
  wire.renew();
  connectionWatch.expect();
}

/**
 * Call it once a link is bound to this phone: hides what the page knew of the person before, and connects as the new
 * one.
 */
export function arrive(): void {
  home.hide();
  void comeAgain();
}

outbox.listen({
  answered(command, result) {
    if (!result.ok) return;
    // A command that was sent needs no kept form any more.
    forgetSent(command);
    if (LINKING.some((type) => type === command.type)) arrive();
  },
});
/** When another tab of this phone fetches the cookie, this tab has it as well. */
export const watchTabs = (): void => void onForgotten(TICKET, arrive);

let whose: PersonId | null | undefined;
home.known.subscribe(({ home: now }) => {
  if (now === undefined) return;
  const person = now?.me.person ?? null;
  if (whose !== undefined && whose !== person) lists.forget();
  whose = person;
});
