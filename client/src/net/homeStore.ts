// homeStore: where this phone's owner stands in the event, as the server said it last; kept whole and never computed here.

import type { EventInfo, HomeView, MeInfo } from '@dunmer/shared/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFollowing } from './following.ts';
import type { Wire } from './wire.ts';

interface HomeKnown {
  /** `undefined`: not known yet; `null`: this browser has no personal link. */
  readonly home: HomeView | null | undefined;
  /** Of the event, for strangers too; null before the first answer. */
  readonly event: EventInfo | null;
}

export interface HomeStore {
  readonly known: StoreApi<HomeKnown>;
  ask(): void;
  /** Another person may have this browser now: what is known goes, and is asked for anew. */
  forget(): void;
  /** Who the server says this browser is, where it was asked otherwise: nobody has no home, and needs no link for it. */
  greeted(me: MeInfo | null): void;
  /** Keeps the link open and what is known new, until the returned function is called. */
  hold(): () => void;
}

export function createHome(wire: Wire): HomeStore {
  const known = createStore<HomeKnown>(() => ({ home: undefined, event: null }));
  const following = createFollowing(wire, (answer) => {
    wire.home((result) => {
      if (result.ok) known.setState(result.value);
      answer(result.ok ? 'heard' : result.error.code);
    });
  });
  wire.listen({ home: (home) => known.setState({ home, event: home.event }) });
  const forget = (): void => {
    known.setState({ home: undefined });
    following.ask();
  };
  return {
    known,
    ...following,
    forget,
    greeted(me) {
      const { home } = known.getState();
      if (me === null && home === undefined) known.setState({ home: null });
      if (me !== null && home === null) forget();
    },
  };
}
