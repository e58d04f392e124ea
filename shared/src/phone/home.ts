// Home: where this phone's owner stands in the event, as the server said it last; kept whole and never computed here.

import type { EventInfo, HomeAnswer, HomeView, MeInfo, WaysIn } from '../protocol/index.ts';
import { createFollowing, type Following } from './following.ts';
import type { Given } from './given.ts';
import { createStore, type Store } from './store.ts';

interface HomeKnown {
  /** `undefined`: not known yet; `null`: this browser has no personal link. */
  readonly home: HomeView | null | undefined;
  /** Of the event, for strangers too; null before the first answer. */
  readonly event: EventInfo | null;
  /** How the person who has moved on from this browser comes back to it; null for every other. */
  readonly moved: WaysIn | null;
}

export interface Home extends Following {
  readonly known: Store<HomeKnown>;
  /**
   * This browser becomes another person's: what is known goes, and what is still said to the one before is not heard.
   */
  hide(): void;
  /** From now on it is heard again. */
  show(): void;
  /**
   * Who the server says this browser is, where it was asked otherwise: nobody has no home, and needs no link for it.
   */
  greeted(who: { readonly me: MeInfo | null; readonly moved: WaysIn | null }): void;
}

export function createHome(given: Given): Home {
  const { wire } = given;
  const known = createStore<HomeKnown>({ home: undefined, event: null, moved: null });
  let isHidden = false;
  const hear = (heard: Partial<HomeKnown>): void => void (isHidden || known.setState(heard));
  const following = createFollowing<HomeAnswer>(
    given,
    (answer) => wire.say('home', answer),
    (answer) => answer.ok && hear(answer.value),
  );
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
