// Sync: follows one match by version. On every connect it asks for what came since; a gap, a wrong hash or another
// epoch of the database start it over, and the old picture stays until the new one is whole.

import { BrokenInvariant } from '@dunmer/shared/lib';
import {
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
} from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type MatchLog, NOTHING_SEEN, takeBatches } from './matchLog.ts';
import type { Wire } from './wire.ts';

export interface Followed {
  readonly table: TableInfo | null;
  readonly viewer: Viewer | null;
  readonly presence: Presence | null;
  readonly presenceAt: number;
  readonly clocks: readonly ClockView[];
  readonly clocksAt: number;
  readonly log: MatchLog;
  /** Whose log it is, once it is whole. */
  readonly epoch: string | null;
  readonly closed: Refusal | Rejection | null;
}

export interface Sync {
  readonly followed: StoreApi<Followed>;
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
}

const PATIENCE = 5000;
const NOT_NOW: readonly string[] = ['too-fast', 'not-saved', 'unauthenticated'];

const jitter = (least: number): number => least + Math.random() * least;

/** `known`: the epoch that this phone met last, be it before a reload. */
export function createSync(
  wire: Wire,
  follow: SyncRequest['follow'],
  ears: SyncEars,
  known: string | null = null,
): Sync {
  const followed = createStore<Followed>(() => ({
    table: null,
    viewer: null,
    presence: null,
    presenceAt: 0,
    clocks: [],
    clocksAt: 0,
    log: NOTHING_SEEN,
    epoch: null,
    closed: null,
  }));
  // What the next answer continues: what is shown, or nothing where it starts over.
  let base: MatchLog = NOTHING_SEEN;
  let epoch = known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let asking = false;
  let askAgain = false;

  const isMine = (match: string): boolean => (followed.getState().table?.match ?? ownMatch) === match;
  const ownMatch = follow.by === 'code' ? null : follow.match;

  const askIn = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
  };
  const ask = (): void => {
    if (asking) askAgain = true;
    if (asking || !wire.isUp()) return;
    asking = true;
    askAgain = false;
    turn += 1;
    const mine = turn;
    clearTimeout(timer);
    timer = setTimeout(() => {
      asking = false;
      ask();
    }, PATIENCE);
    const before = ears.before();
    const request = { follow, since: base.version };
    wire.sync(before === null ? request : { ...request, before }, (result) => {
      if (mine !== turn || !asking) return;
      asking = false;
      clearTimeout(timer);
      if (result.ok && before !== null) ears.heard(before);
      answered(result);
      if (askAgain) ask();
    });
  };
  const answered = (result: SyncResult): void => {
    if (result.ok) return take(result.value);
    if (NOT_NOW.includes(result.error.code)) return askIn(jitter(2000));
    // Its owner has left this phone: what was seen from the seat is seen here no more.
    if (result.error.code === 'read-only') {
      base = NOTHING_SEEN;
      followed.setState({
        table: null,
        viewer: null,
        presence: null,
        clocks: [],
        log: NOTHING_SEEN,
        epoch: null,
      });
    }
    followed.setState({ closed: result.error });
  };
  const startOver = (): void => {
    const hopeless = base === NOTHING_SEEN;
    base = NOTHING_SEEN;
    // From 0 and wrong again: not our fault, so without haste.
    askIn(hopeless ? jitter(4000) : 0);
  };
  const take = (state: SyncState): void => {
    const { table, viewer, presence, clocks } = state;
    const now = Date.now();
    const otherEpoch = epoch !== null && epoch !== state.epoch;
    epoch = state.epoch;
    followed.setState({ table, viewer, presence, presenceAt: now, clocks, clocksAt: now, closed: null });
    if (otherEpoch) ears.otherEpoch();
    ears.draft(state.draft);
    if (otherEpoch && base.version > 0) return startOver();
    const log = attempt(() => takeBatches(base, viewer, state.batches));
    const isWhole = log !== null && !state.more && log.view !== null;
    if (log === null || (isWhole && viewHash(log.view) !== state.hash)) return startOver();
    show(log, table.match, state.more ? null : state.epoch);
    if (state.more || ears.before() !== null) ask();
  };
  const show = (log: MatchLog, match: string, whole: string | null): void => {
    const shown = followed.getState();
    if (log === base && log === shown.log && whole === shown.epoch) return;
    base = log;
    followed.setState({ log, epoch: whole });
    if (log.version > 0) wire.seen({ match, version: log.version });
  };

  const deafen = wire.listen({
    up() {
      asking = false;
      ask();
    },
    down() {
      turn += 1;
      asking = false;
      clearTimeout(timer);
    },
    batch(batch) {
      const { viewer, epoch: whole } = followed.getState();
      if (viewer === null || !isMine(batch.match)) return;
      const log = attempt(() => takeBatches(base, viewer, [batch]));
      if (log === null) ask();
      else show(log, batch.match, whole);
    },
    table: (table) => void (isMine(table.match) && followed.setState({ table })),
    presence: (presence) =>
      void (isMine(presence.match) && followed.setState({ presence, presenceAt: Date.now() })),
    closed: ({ match, why }) =>
      void (
        match !== null &&
        // A seat is closed to nobody; but a match of practice is forgotten.
        (follow.by !== 'seat' || why.code === 'unknown-match') &&
        isMine(match) &&
        followed.setState({ closed: why })
      ),
    clocks: ({ match, clocks }) =>
      void (isMine(match) && followed.setState({ clocks, clocksAt: Date.now() })),
  });
  const letGo = wire.hold();
  ask();
  return {
    followed,
    ask,
    stop() {
      turn += 1;
      clearTimeout(timer);
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
