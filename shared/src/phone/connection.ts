// Connection: whether the server hears this phone, and if not, why as far as the phone can tell. A link that nobody
// needs is
// never lost, whoever closes it.

import type { Rejection } from '../protocol/index.ts';
import type { Given } from './given.ts';
import { createStore, type Store } from './store.ts';
import type { DownCause } from './wire.ts';

/** `resting`: no page needs the link now. */
export type Connection = 'resting' | 'connecting' | 'online' | 'offline';

export interface ConnectionState {
  readonly state: Connection;
  readonly cause: DownCause;
  /** The server does not let this page in. */
  readonly rejected: Rejection['code'] | null;
}

/** Our own ping: a dead link is shown after at most one pause and one wait, together under 5 s. */
const PAUSE = 2500;
const PATIENCE = 2400;
/** Silent for so long, a link is given up for a new one. */
const GIVE_UP = 9000;
/** A link that the server has closed is mostly there again before anybody has read that it was gone. */
const BREAK = 2000;

export interface ConnectionWatch {
  readonly store: Store<ConnectionState>;
  /** The page comes back from sleep: a link that died meanwhile is found out at once, and renewed. */
  wake(): void;
  /** The link was let go on purpose, and another one is on its way: that is no loss. */
  expect(): void;
}

/** Follows the link: pings while it is up and needed, and says so where no answer comes. */
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
      // One that was left open is there at once; whether it still lives the next ping tells.
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
      // What was said to be lost stays so until it is back.
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
