// MatchMemory: what this phone keeps of a match beyond a reload, in case the server forgets it (P20): under which epoch
// it knew it, its draft, and which of its commands were acknowledged.

import { type Draft, type MatchId, type PlayCommand, viewHash } from '@dunmer/shared/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keep, onKeptElsewhere, recall } from '../device/index.ts';
import { frame } from './frames.ts';
import type { MatchLog } from './matchLog.ts';

interface Acknowledged {
  readonly command: PlayCommand;
  /** What the log was after it. */
  readonly version: number;
  /** A fingerprint of what this phone saw of it; null before it has arrived. */
  readonly seen: string | null;
}

export interface Remembered {
  /** Null before the first answer. */
  readonly epoch: string | null;
  readonly draft: Draft | null;
  readonly acknowledged: readonly Acknowledged[];
  /** Acknowledged once, and unknown to the server now; until the owner has read it. */
  readonly lost: readonly PlayCommand[];
}

export interface MatchMemory {
  readonly remembered: StoreApi<Remembered>;
  saved(draft: Draft | null): void;
  acknowledged(command: PlayCommand, version: number): void;
  /** The whole log as the server of this epoch has it. */
  meet(epoch: string, log: MatchLog): void;
  /** What was lost has been read. */
  dismissLost(): void;
  /** Another tab of this browser has kept something of this match; until the returned function is called. */
  onElsewhere(listener: () => void): () => void;
}

const NOTHING: Remembered = { epoch: null, draft: null, acknowledged: [], lost: [] };

const seenIn = ({ batches }: MatchLog, version: number): string | null => {
  const batch = batches.find((one) => one.version === version);
  return batch === undefined ? null : viewHash(batch.events);
};

const withSeen = (acknowledged: readonly Acknowledged[], log: MatchLog): readonly Acknowledged[] =>
  acknowledged.map((one) => (one.seen === null ? { ...one, seen: seenIn(log, one.version) } : one));

/** Whether the log has what this phone saw of it; where it had seen nothing yet, whether the log reaches so far. */
const isKept = ({ version, seen }: Acknowledged, log: MatchLog): boolean =>
  seen === null ? version <= log.version : seenIn(log, version) === seen;

/** After a restore: what the server still has, and what it lacks. */
const inOtherEpoch = (before: Remembered, epoch: string, log: MatchLog): Remembered => ({
  ...before,
  epoch,
  acknowledged: withSeen(
    before.acknowledged.filter((one) => isKept(one, log)),
    log,
  ),
  lost: [
    ...before.lost,
    ...before.acknowledged.filter((one) => !isKept(one, log)).map(({ command }) => command),
  ],
});

export function createMatchMemory(match: MatchId): MatchMemory {
  const key = `known.${match}`;
  // Read anew each time: another tab of this phone writes it too.
  const read = (): Remembered => frame('keptMemory', recall(key) ?? '') ?? NOTHING;
  const remembered = createStore<Remembered>(read);
  const remember = (facts: Partial<Remembered>): void => {
    const now = { ...read(), ...facts };
    keep(key, JSON.stringify(now));
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
    meet(epoch, log) {
      const before = read();
      if (before.epoch !== null && before.epoch !== epoch) return remember(inOtherEpoch(before, epoch, log));
      const isNews = before.acknowledged.some(({ version, seen }) => seen === null && version <= log.version);
      if (before.epoch === null || isNews)
        remember({ epoch, acknowledged: withSeen(before.acknowledged, log) });
    },
    dismissLost: () => remember({ lost: [] }),
    onElsewhere: (listener) => onKeptElsewhere(key, listener),
  };
}
