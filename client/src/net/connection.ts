// Connection: whether the server hears this phone, and if not, why as far as the phone can tell.

import type { Rejection } from '@dunmer/shared/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DownCause, Wire } from './wire.ts';

export type Connection = 'connecting' | 'online' | 'offline';

export interface ConnectionState {
  readonly state: Connection;
  readonly cause: Exclude<DownCause, 'idle'>;
  /** The server does not let this page in. */
  readonly rejected: Rejection['code'] | null;
}

/** Our own ping: a dead link is shown after at most one pause and one wait, together under 5 s. */
const PAUSE = 2500;
const PATIENCE = 2400;
/** Silent for so long, a link is given up for a new one. */
const GIVE_UP = 9000;

export interface ConnectionWatch {
  readonly store: StoreApi<ConnectionState>;
  /** The page comes back from sleep: a link that died meanwhile is found out at once, and renewed. */
  wake(): void;
}

/** Follows the link: pings while it is up, and says so where no answer comes. */
export function watchConnection(wire: Wire): ConnectionWatch {
  const store = createStore<ConnectionState>(() => ({ state: 'connecting', cause: 'link', rejected: null }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const online = (): void => {
    clearTimeout(timer);
    clearTimeout(renewal);
    store.setState({ state: 'online', rejected: null });
    timer = setTimeout(ping, PAUSE);
  };
  const ping = (): void => pingFor(GIVE_UP);
  const pingFor = (giveUp: number): void => {
    if (!wire.isUp()) return;
    clearTimeout(timer);
    clearTimeout(renewal);
    turn += 1;
    const mine = turn;
    timer = setTimeout(() => store.setState({ state: 'offline', cause: 'link' }), PATIENCE);
    renewal = setTimeout(() => wire.renew(), giveUp);
    wire.alive(() => {
      if (mine === turn) online();
    });
  };

  wire.listen({
    trying() {
      clearTimeout(timer);
      store.setState({ state: 'connecting', cause: 'link' });
      timer = setTimeout(() => store.setState({ state: 'offline' }), PAUSE + PATIENCE);
    },
    up: online,
    down(cause) {
      turn += 1;
      clearTimeout(timer);
      clearTimeout(renewal);
      store.setState(cause === 'idle' ? { state: 'connecting', cause: 'link' } : { state: 'offline', cause });
    },
    rejected: (code) => store.setState({ state: 'offline', cause: 'server', rejected: code }),
  });
  return {
    store,
    wake() {
      if (wire.isUp()) pingFor(PATIENCE);
      else wire.renew();
    },
  };
}
