// Home: where this phone's owner stands in the event, as the server last sent it. It is kept whole and never computed
// here.

import type { EventInfo, HomeAnswer, HomeView, MeInfo, WaysIn } from '../protocol/index.ts';
import { createFollowing, type Following } from './following.ts';
import type { Given } from './given.ts';
import { createStore, type Store } from './store.ts';

interface HomeKnown {
  /** `undefined`: not known yet. `null`: this browser has no personal link. */
  readonly home: HomeView | null | undefined;
  /** The event's public facts, which strangers get too; null before the first answer. */
  readonly event: EventInfo | null;
  /** How a person who has moved on from this browser comes back to it; null in every other browser. */
  readonly moved: WaysIn | null;
}

export interface Home extends Following {
  readonly known: Store<HomeKnown>;
  /**
   * This browser becomes another person's: forgets what is known, and ignores what is still sent for the one before.
   */
  hide(): void;
  /** Stops ignoring what is sent. */
  show(): void;
  /**
   * Takes what the server said of this browser in another answer. A browser without a person has no home, and needs
   * no link to know it.
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
