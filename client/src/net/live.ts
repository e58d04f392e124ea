// Live: the one link, outbox and connection of this page, and who the server is.

import { PROTOCOL_VERSION, type SessionInfo } from '@dunmer/shared/protocol';
import { createStore } from 'zustand/vanilla';
import { api } from './api.ts';
import { watchConnection } from './connection.ts';
import { createOutbox } from './outbox.ts';
import { socketWire } from './socketWire.ts';

/** What the server said of itself, once it has. */
export const sessionInfo = createStore<{ readonly info: SessionInfo | null }>(() => ({ info: null }));

let greeting: Promise<boolean> | null = null;

/** Asks who the server is, which also gives this browser its cookie. */
export async function greet(): Promise<boolean> {
  // One at a time: two answers would bring two different cookies.
  greeting ??= ask().finally(() => {
    greeting = null;
  });
  return greeting;
}

async function ask(): Promise<boolean> {
  const answer = await api.session();
  if (!answer.ok) return false;
  sessionInfo.setState({ info: answer.value });
  if (answer.value.protocol !== PROTOCOL_VERSION)
    connection.setState({ state: 'offline', rejected: 'too-old' });
  return answer.value.protocol === PROTOCOL_VERSION;
}

export const wire = socketWire(greet);
const connectionWatch = watchConnection(wire);
export const connection = connectionWatch.store;
/** Takes the link back, where another tab has it or this one was asleep. */
export const resume = (): void => connectionWatch.wake();

export const outbox = createOutbox(wire);
