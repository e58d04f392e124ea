// MatchMemory: what this phone keeps of a match beyond a reload, in case the server forgets it (P20): the epoch under
// which it knew the match, how far it had seen it, its draft, and its commands that were acknowledged.

import type { TableTypes } from '../fairness/index.ts';
import { type Draft, type MatchId, type SeenBefore, viewHash } from '../protocol/index.ts';
import { createStore, type Store } from './store.ts';
import type { Storage } from './given.ts';
import { keptMemory } from './kept.ts';
import type { MatchLog } from './matchLog.ts';
import type { Acknowledged, Remembered } from './remembered.ts';

/** `Move`: the commands of the match's table. */
export interface MatchMemory<Move> {
  readonly remembered: Store<Remembered<Move>>;
  saved(draft: Draft | null): void;
  acknowledged(command: Move, version: number): void;
  /** The server now has another epoch than the one that this phone knew. */
  restored(): void;
  /** Takes the whole log as the server has it in this epoch. */
  meet<T extends TableTypes>(epoch: string, log: MatchLog<T>): void;
  /** The server has been told how far this phone had seen the match before. */
  heard(before: SeenBefore): void;
  /** The owner has read what was lost. */
  dismissLost(): void;
  /**
   * Calls `listener` when another tab of this browser has stored something of this match, until the returned function
   * is called.
   */
  onElsewhere(listener: () => void): () => void;
}

const NOTHING: Remembered<never> = {
  epoch: null,
  seen: 0,
  before: null,
  draft: null,
  acknowledged: [],
  lost: [],
};

const seenIn = <T extends TableTypes>({ batches }: MatchLog<T>, version: number): string | null => {
  const batch = batches.find((one) => one.version === version);
  return batch === undefined ? null : viewHash(batch.events);
};

const withSeen = <Move, T extends TableTypes>(
  acknowledged: readonly Acknowledged<Move>[],
  log: MatchLog<T>,
): readonly Acknowledged<Move>[] =>
  acknowledged.map((one) => (one.seen === null ? { ...one, seen: seenIn(log, one.version) } : one));

/**
 * Whether the log still holds the acknowledged command as this phone saw it; if it saw no events, whether the log
 * reaches its version.
 */
const isKept = <T extends TableTypes>({ version, seen }: Acknowledged<unknown>, log: MatchLog<T>): boolean =>
  seen === null ? version <= log.version : seenIn(log, version) === seen;

/** Returns what to remember after a restore: what the server still has, and what it has lost. */
const inOtherEpoch = <Move, T extends TableTypes>(
  before: Remembered<Move>,
  epoch: string,
  log: MatchLog<T>,
): Remembered<Move> => ({
  ...before,
  epoch,
  seen: log.version,
  acknowledged: withSeen(
    before.acknowledged.filter((one) => isKept(one, log)),
    log,
  ),
  lost: [
    ...before.lost,
    ...before.acknowledged.filter((one) => !isKept(one, log)).map(({ command }) => command),
  ],
});

export function createMatchMemory<Move>(storage: Storage, match: MatchId): MatchMemory<Move> {
  const key = `known.${match}`;
  // Read anew each time, because another tab of this phone writes it too. What an older page stored may lack newer
  // fields.
  const read = (): Remembered<Move> => ({ ...NOTHING, ...keptMemory<Move>(storage, key) });
  const remembered = createStore<Remembered<Move>>(read());
  const remember = (facts: Partial<Remembered<Move>>): void => {
    const now = { ...read(), ...facts };
    storage.keep(key, JSON.stringify(now));
    remembered.setState(now);
  };
  return {
    remembered,
    saved(draft) {
      if (JSON.stringify(draft) !== JSON.stringify(read().draft)) remember({ draft });
    },
    acknowledged(command, version) {
      remember({ acknowledged: [...read().acknowledged, { command, version, seen: null }] });
    },
    restored() {
      const { epoch, seen } = read();
      if (epoch !== null && seen > 0) remember({ before: { epoch, version: seen } });
    },
    meet(epoch, log) {
      const before = read();
      if (before.epoch !== null && before.epoch !== epoch) return remember(inOtherEpoch(before, epoch, log));
      const isNews =
        log.version > before.seen ||
        before.acknowledged.some(({ version, seen }) => seen === null && version <= log.version);
      if (before.epoch === null || isNews)
        remember({ epoch, seen: log.version, acknowledged: withSeen(before.acknowledged, log) });
    },
    heard({ epoch }) {
      if (read().before?.epoch === epoch) remember({ before: null });
    },
    dismissLost: () => remember({ lost: [] }),
    onElsewhere: (listener) => storage.onElsewhere(key, listener),
  };
}
