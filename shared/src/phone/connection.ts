// Connection: whether the server hears this phone, and if not, why, as far as the phone can tell. A link that nobody
// needs is never shown as lost, whoever closes it.

import type { Rejection } from '../protocol/index.ts';
import type { Given } from './given.ts';
import { createStore, type Store } from './store.ts';
import type { DownCause } from './wire.ts';

/** `resting`: no page needs the link now. */
export type Connection = 'resting' | 'connecting' | 'online' | 'offline';

export interface ConnectionState {
  readonly state: Connection;
  readonly cause: DownCause;
  /** Why the server does not let this page in; null if it does. */
  readonly rejected: Rejection['code'] | null;
}

/** The pause between our own pings, and the wait for an answer. A dead link is shown after both, which is under 5 s. */
const PAUSE = 2500;
const PATIENCE = 2400;
/** After so much silence the link is given up for a new one. */
const GIVE_UP = 9000;
/** A link that the server has closed is mostly back before anybody could read that it was gone. */
const BREAK = 2000;

export interface ConnectionWatch {
  readonly store: Store<ConnectionState>;
  /** The page is back from sleep: a link that died meanwhile is noticed quickly and renewed. */
  wake(): void;
  /** The link was closed on purpose and another is on its way, so nothing is shown as lost. */
  expect(): void;
}

/** Watches the link: pings while it is up and needed, and says so if no answer comes. */
export function watchConnection({ wire, timers }: Pick<Given, 'wire' | 'timers'>): ConnectionWatch {
  const store = createStore<ConnectionState>({ state: 'resting', cause: 'link', rejected: null });
  let stopTimer = (): void => undefined;
  let stopRenewal = (): void => undefined;
  let turn = 0;

  const isResting = (): boolean => store.getState().state === 'resting';
  const quieten = (): void => {
    turn += 1;
    stopTimer();
    stopRenewal();
  };
  const offlineIn = (pause: number, cause: DownCause): void => {
    stopTimer = timers.after(pause, () => store.setState({ state: 'offline', cause }));
  };
  const online = (): void => {
    stopTimer();
    stopRenewal();
    store.setState({ state: 'online', rejected: null });
    stopTimer = timers.after(PAUSE, ping);
  };
  const ping = (): void => pingFor(GIVE_UP);
  const pingFor = (giveUp: number): void => {
    if (!wire.isUp()) return;
    quieten();
    const mine = turn;
    offlineIn(PATIENCE, 'link');
    stopRenewal = timers.after(giveUp, () => wire.renew());
    wire.say('alive', () => {
      if (mine === turn) online();
    });
  };

  const coming = (): void => {
    store.setState({ state: 'connecting' });
    offlineIn(PAUSE + PATIENCE, 'link');
  };

  wire.listen({
    trying() {
      quieten();
      // A link that was left open is there at once; the next ping tells whether it still works.
      if (wire.isUp()) return online();
      coming();
    },
    rested() {
      quieten();
      store.setState({ state: 'resting' });
    },
    up: () => isResting() || online(),
    down(cause) {
      if (isResting()) return;
      quieten();
      if (cause !== 'server') return store.setState({ state: 'offline', cause });
      // A link that was shown as lost stays so until it is back.
      if (store.getState().state !== 'offline') store.setState({ state: 'connecting' });
      offlineIn(BREAK, cause);
    },
    rejected: (code) => store.setState({ state: 'offline', cause: 'server', rejected: code }),
  });
  return {
    store,
    expect() {
      if (isResting()) return;
      quieten();
      coming();
    },
    wake() {
      if (isResting()) return;
      if (wire.isUp()) pingFor(PATIENCE);
      else wire.renew();
    },
  };
}
