// Sync: follows one match by version. On every connect it asks for what came since. A gap, a wrong hash or another
// epoch of the database makes it start over, while the old picture stays until the new one is complete.

import type { TableTypes, Trade } from '../fairness/index.ts';
import type {
  ClientMessages,
  Draft,
  Refusal,
  Rejection,
  SeenBefore,
  SyncRequest,
  SyncResult,
  SyncState,
} from '../protocol/index.ts';
import { createAsking } from './asking.ts';
import { FOLLOWING, saysSomething } from './following.ts';
import { apart, type Given } from './given.ts';
import { lately } from './lately.ts';
import { createPicture, type Followed, type FollowedAt } from './picture.ts';
import type { Store } from './store.ts';

export interface Sync<T extends TableTypes = Trade> {
  readonly followed: Store<Followed<T>>;
  ask(): void;
  stop(): void;
}

interface SyncEars {
  /** Called with the server's draft of the own half, with every answer. */
  draft(draft: Draft | null): void;
  /** P20: the epoch is another, so what was saved was saved in a database that is gone. */
  otherEpoch(): void;
  /** Returns what the server has to be told of what was seen in the epoch before; null if nothing. */
  before(): SeenBefore | null;
  /** The server has been told. */
  heard(before: SeenBefore): void;
  /** The server has refused, or its answer is inconsistent. */
  failed(why: string): void;
}

/** A phone without an owner has nothing to say. */
const SILENT: SyncEars = {
  draft: () => undefined,
  otherEpoch: () => undefined,
  before: () => null,
  heard: () => undefined,
  failed: () => undefined,
};

/**
 * Follows a match at a table from its beginning. `known`: the epoch that this phone met last, perhaps before a
 * reload. If the match is played at another table, only `table` is shown, which names that one.
 */
export function createSync<T extends TableTypes>(
  given: Given,
  at: FollowedAt<T>,
  follow: SyncRequest['follow'],
  own: Partial<SyncEars> = {},
  known: string | null = null,
): Sync<T> {
  const { wire, timers } = given;
  const ears = { ...SILENT, ...own };
  const say = lately(timers, (seen: Parameters<ClientMessages['seen']>[0]) => wire.say('seen', seen));
  const picture = createPicture(timers, at, known, say);
  const { followed } = picture;
  let saidBefore: SeenBefore | null = null;
  let askAgain = false;
  let isElsewhere = false;

  const ownMatch = follow.by === 'code' ? null : follow.match;
  const isMine = (match: string): boolean => (followed.getState().table?.match ?? ownMatch) === match;

  const asking = createAsking<SyncResult>(given, {
    ...FOLLOWING,
    say(answer) {
      saidBefore = ears.before();
      const request = { follow, since: picture.since() };
      wire.say('sync', saidBefore === null ? request : { ...request, before: saidBefore }, answer);
    },
    take(result) {
      if (!saysSomething(result)) return false;
      if (result.ok && saidBefore !== null) ears.heard(saidBefore);
      if (result.ok) take(result.value);
      else refused(result.error);
      if (askAgain) ask();
      return true;
    },
  });
  const ask = (): void => {
    askAgain = asking.isOpen();
    if (!askAgain && !isElsewhere && wire.isUp()) asking.ask();
  };
  const refused = (error: Refusal | Rejection): void => {
    ears.failed(error.code);
    // The owner has moved on from this phone, so what was seen from the seat is no longer shown here.
    if (error.code === 'read-only') picture.forget();
    followed.setState({ closed: error });
  };
  // If even a fresh start was wrong, the fault is not here, and there is no hurry.
  const startOver = (): void => asking.askIn(picture.startOver() ? 0 : apart(given, 4000));
  const take = (state: SyncState): void => {
    const met = picture.meet(state);
    // The page that shows the other table follows the match there.
    isElsewhere ||= met === 'elsewhere';
    if (met === 'elsewhere') return;
    if (met === 'other-epoch') ears.otherEpoch();
    ears.draft(state.draft);
    if (met === 'other-epoch' && picture.since() > 0) return startOver();
    if (!picture.add(state)) {
      ears.failed('what was answered does not fit together');
      return startOver();
    }
    if (state.more || ears.before() !== null) ask();
  };

  const deafen = wire.listen({
    up() {
      asking.rest();
      ask();
    },
    down: asking.rest,
    batch(batch) {
      const { viewer } = followed.getState();
      if (viewer !== null && isMine(batch.match) && !picture.hear(viewer, batch)) ask();
    },
    table: (table) => void (isMine(table.match) && followed.setState({ table })),
    presence: (presence) =>
      void (isMine(presence.match) && followed.setState({ presence, presenceAt: timers.now() })),
    closed: ({ match, why }) =>
      void (
        match !== null &&
        // A seat is never closed; but the server forgets practice matches.
        (follow.by !== 'seat' || why.code === 'unknown-match') &&
        isMine(match) &&
        followed.setState({ closed: why })
      ),
    clocks: ({ match, clocks }) =>
      void (isMine(match) && followed.setState({ clocks, clocksAt: timers.now() })),
  });
  const letGo = wire.hold();
  ask();
  return {
    followed,
    ask,
    stop() {
      asking.rest();
      deafen();
      letGo();
    },
  };
}
