// Sync: follows one match by version. On every connect it asks for what came since; a gap, a wrong hash or another
// epoch of the database start it over, and the old picture stays until the new one is whole.

import { BrokenInvariant } from '../lib/index.ts';
import {
  type ClientMessages,
  type ClockView,
  type Draft,
  type Presence,
  type Refusal,
  type Rejection,
  type SeenBefore,
  type SyncRequest,
  type SyncResult,
  type SyncState,
  type TableInfo,
  viewHash,
} from '../protocol/index.ts';
import { type TableName, tableOf } from '../contract/index.ts';
import type { Table, TableTypes, Trade } from '../fairness/index.ts';
import type { Viewer } from '../rules/index.ts';
import { createStore, type Store } from './store.ts';
import { createAsking } from './asking.ts';
import { FOLLOWING, saysSomething } from './following.ts';
import { apart, type Given } from './given.ts';
import { lately } from './lately.ts';
import { type MatchLog, NOTHING_SEEN, takeBatchesAt } from './matchLog.ts';

/** What is known beside the log of a match that is followed. */
export interface Shown {
  readonly table: TableInfo | null;
  readonly viewer: Viewer | null;
  readonly presence: Presence | null;
  /** When `presence` arrived, in milliseconds of this phone's clock: its `since` counts from there. */
  readonly presenceAt: number;
  /** The clocks of the match, as they stood at `clocksAt` of this phone's clock. */
  readonly clocks: readonly ClockView[];
  readonly clocksAt: number;
  /** Why this match can't be followed at all (`unknown-code`, `no-seat`, …). */
  readonly closed: Refusal | Rejection | null;
}

export interface Followed<T extends TableTypes = Trade> extends Shown {
  /** Nothing where the match is played at another table than it is followed at. */
  readonly log: MatchLog<T>;
  /** Whose log it is, once it is whole. */
  readonly epoch: string | null;
}

export const NOTHING_SHOWN: Shown = {
  table: null,
  viewer: null,
  presence: null,
  presenceAt: 0,
  clocks: [],
  clocksAt: 0,
  closed: null,
};

export interface Sync<T extends TableTypes = Trade> {
  readonly followed: Store<Followed<T>>;
  ask(): void;
  stop(): void;
}

interface SyncEars {
  /** The server's draft of the own half, with every answer. */
  draft(draft: Draft | null): void;
  /** P20: what was saved was saved elsewhere. */
  otherEpoch(): void;
  /** What the server has to hear of what was seen under the epoch before; null where there is nothing to say. */
  before(): SeenBefore | null;
  /** It has heard that. */
  heard(before: SeenBefore): void;
  /** The server refuses, or what it has answered does not fit together. */
  failed(why: string): void;
}

/** What a phone without an owner has to say: nothing. */
const SILENT: SyncEars = {
  draft: () => undefined,
  otherEpoch: () => undefined,
  before: () => null,
  heard: () => undefined,
  failed: () => undefined,
};

/** A table as far as following needs it. */
interface FollowedAt<T extends TableTypes> {
  readonly name: TableName;
  readonly port: Table<T>;
}

/**
 * Follows a match at a table, whole from its beginning; `known`: the epoch that this phone met last, be it before a
 * reload. Where the match is played at another table, only `table` is shown, which says at which.
 */
export function createSync<T extends TableTypes>(
  given: Given,
  { name, port }: FollowedAt<T>,
  follow: SyncRequest['follow'],
  own: Partial<SyncEars> = {},
  known: string | null = null,
): Sync<T> {
  const { wire, timers } = given;
  const ears = { ...SILENT, ...own };
  const followed = createStore<Followed<T>>({ ...NOTHING_SHOWN, log: NOTHING_SEEN, epoch: null });
  // What the next answer continues: what is shown, or nothing where it starts over.
  let base: MatchLog<T> = NOTHING_SEEN;
  let epoch = known;
  let saidBefore: SeenBefore | null = null;
  let askAgain = false;
  let isElsewhere = false;

  const ownMatch = follow.by === 'code' ? null : follow.match;
  const isMine = (match: string): boolean => (followed.getState().table?.match ?? ownMatch) === match;
  const say = lately(timers, (seen: Parameters<ClientMessages['seen']>[0]) => wire.say('seen', seen));

  const asking = createAsking<SyncResult>(given, {
    ...FOLLOWING,
    say(answer) {
      saidBefore = ears.before();
      const request = { follow, since: base.version };
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
    // Its owner has left this phone: what was seen from the seat is seen here no more.
    if (error.code === 'read-only') {
      base = NOTHING_SEEN;
      followed.setState({ ...NOTHING_SHOWN, log: NOTHING_SEEN, epoch: null });
    }
    followed.setState({ closed: error });
  };
  const startOver = (): void => {
    const hopeless = base === NOTHING_SEEN;
    base = NOTHING_SEEN;
    // From 0 and wrong again: not our fault, so without haste.
    asking.askIn(hopeless ? apart(given, 4000) : 0);
  };
  const isHere = (table: TableInfo): boolean => tableOf(table) === name;
  const take = (state: SyncState): void => {
    const { table, viewer, presence, clocks } = state;
    if (!isHere(table)) {
      // Whoever shows that table follows it there.
      isElsewhere = true;
      return followed.setState({ table, viewer: null, closed: null });
    }
    const now = timers.now();
    const otherEpoch = epoch !== null && epoch !== state.epoch;
    epoch = state.epoch;
    followed.setState({ table, viewer, presence, presenceAt: now, clocks, clocksAt: now, closed: null });
    if (otherEpoch) ears.otherEpoch();
    ears.draft(state.draft);
    if (otherEpoch && base.version > 0) return startOver();
    const log = attempt(() => takeBatchesAt(port, base, viewer, state.batches));
    const isWhole = log !== null && !state.more && log.view !== null;
    if (log === null || (isWhole && viewHash(log.view) !== state.hash)) {
      ears.failed('what was answered does not fit together');
      return startOver();
    }
    show(log, table.match, state.more ? null : state.epoch);
    if (state.more || ears.before() !== null) ask();
  };
  const show = (log: MatchLog<T>, match: string, whole: string | null): void => {
    const shown = followed.getState();
    if (log === base && log === shown.log && whole === shown.epoch) return;
    base = log;
    followed.setState({ log, epoch: whole });
    if (log.version > 0) say({ match, version: log.version });
  };

  const deafen = wire.listen({
    up() {
      asking.rest();
      ask();
    },
    down: asking.rest,
    batch(batch) {
      const { viewer, epoch: whole } = followed.getState();
      if (viewer === null || !isMine(batch.match)) return;
      const log = attempt(() => takeBatchesAt(port, base, viewer, [batch]));
      if (log === null) ask();
      else show(log, batch.match, whole);
    },
    table: (table) => void (isMine(table.match) && followed.setState({ table })),
    presence: (presence) =>
      void (isMine(presence.match) && followed.setState({ presence, presenceAt: timers.now() })),
    closed: ({ match, why }) =>
      void (
        match !== null &&
        // A seat is closed to nobody; but a match of practice is forgotten.
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

/** A log that breaks an invariant is as good as one with a gap. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenInvariant) return null;
    throw error;
  }
}
