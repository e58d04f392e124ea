// homeStore: where this phone's owner stands in the event, as the server said it last; kept whole and never computed here.

import type { EventInfo, HomeView, MeInfo, WaysIn } from '@dunmer/shared/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFollowing } from './following.ts';
import type { Wire } from './wire.ts';

interface HomeKnown {
  /** `undefined`: not known yet; `null`: this browser has no personal link. */
  readonly home: HomeView | null | undefined;
  /** Of the event, for strangers too; null before the first answer. */
  readonly event: EventInfo | null;
  /** How the person who has moved on from this browser comes back to it; null for every other. */
  readonly moved: WaysIn | null;
}

export interface HomeStore {
  readonly known: StoreApi<HomeKnown>;
  ask(): void;
  /** This browser becomes another person's: what is known goes, and what is still said to the one before is not heard. */
  hide(): void;
  /** From now on it is heard again. */
  show(): void;
  /** Who the server says this browser is, where it was asked otherwise: nobody has no home, and needs no link for it. */
  greeted(who: { readonly me: MeInfo | null; readonly moved: WaysIn | null }): void;
  /** Keeps the link open and what is known new, until the returned function is called. */
  hold(): () => void;
}

export function createHome(wire: Wire): HomeStore {
  const known = createStore<HomeKnown>(() => ({ home: undefined, event: null, moved: null }));
  let isHidden = false;
  const hear = (heard: Partial<HomeKnown>): void => void (isHidden || known.setState(heard));
  const following = createFollowing(wire, (answer) => {
    wire.home((result) => {
      if (result.ok) hear(result.value);
      answer(result.ok ? 'heard' : result.error.code);
    });
  });
  wire.listen({ home: (home) => hear({ home, event: home.event, moved: null }) });
  return {
    known,
    ...following,
    hide() {
      isHidden = true;
      known.setState({ home: undefined, moved: null });
    },
    show() {
      isHidden = false;
    },
    greeted({ me, moved }) {
      const { home } = known.getState();
      if (me === null && home === undefined) hear({ home: null, moved });
      if (me !== null && home === null) {
        hear({ home: undefined, moved: null });
        following.ask();
      }
    },
  };
}
