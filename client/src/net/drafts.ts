// Drafts: the own half before it is committed. The newest is kept here until the server has acknowledged it.

import type { Draft, MatchId, Refusal, Rejection } from '@dunmer/shared/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { forget, keep, recall } from '../device/index.ts';
import { frame } from './frames.ts';
import type { MatchMemory } from './matchMemory.ts';
import type { Wire } from './wire.ts';

/** P19: `saved` only once the server has said so; `moot` where nothing is drafted any more, so nothing is said of it. */
export type DraftMark = 'saved' | 'unsaved' | 'moot';

interface Drafted {
  readonly draft: Draft;
  readonly draftMark: DraftMark;
}

export interface Drafts {
  readonly drafted: StoreApi<Drafted>;
  save(cells: Draft): void;
  /** What the server has: taken over, unless something newer is still unsaved here. */
  take(cells: Draft | null): void;
  /** P20: the server is another than the one that saved the draft; the one here is kept, and saved again. */
  saveAgain(): void;
}

/** A finger that is still moving cards is not worth a message for each. */
const PAUSE = 150;
const PATIENCE = 4000;

/** After these no draft of this phone is wanted in this match; after any other trouble it is still unsaved. */
const FINAL: readonly (Refusal | Rejection)['code'][] = [
  'wrong-phase',
  'no-seat',
  'read-only',
  'unknown-match',
];

const EMPTY: Draft = [null, null, null, null, null, null];

export function createDrafts(wire: Wire, match: MatchId, memory: MatchMemory): Drafts {
  const key = `draft.${match}`;
  const unsaved = recall(key);
  const drafted = createStore<Drafted>(() => ({
    // What was saved is shown as the server has it; here it is kept for a server that has lost it (P20).
    draft:
      (unsaved === null ? null : frame('keptDraft', unsaved)) ?? memory.remembered.getState().draft ?? EMPTY,
    draftMark: unsaved === null ? 'saved' : 'unsaved',
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const transmitIn = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(transmit, pause);
  };
  const transmit = (): void => {
    const { draft, draftMark } = drafted.getState();
    if (draftMark !== 'unsaved' || !wire.isUp()) return;
    turn += 1;
    const mine = turn;
    transmitIn(PATIENCE);
    wire.draft({ match, cells: draft }, (result) => {
      if (mine !== turn) return;
      // What was not understood now will not be later.
      if (!result.ok && result.error.code === 'bad-shape') return clearTimeout(timer);
      // What is unsaved stays so, and the timer of this sending tries once more.
      if (!result.ok && !FINAL.includes(result.error.code)) return;
      clearTimeout(timer);
      forget(key);
      if (result.ok) memory.saved(draft);
      drafted.setState({ draftMark: result.ok ? 'saved' : 'moot' });
    });
  };

  const save = (cells: Draft): void => {
    turn += 1;
    keep(key, JSON.stringify(cells));
    drafted.setState({ draft: cells, draftMark: 'unsaved' });
    transmitIn(PAUSE);
  };
  return {
    drafted,
    save,
    take(cells) {
      if (drafted.getState().draftMark === 'unsaved') return transmitIn(0);
      drafted.setState({ draft: cells ?? EMPTY });
      memory.saved(cells);
    },
    saveAgain() {
      const { draft } = drafted.getState();
      if (draft.some((copy) => copy !== null)) save(draft);
    },
  };
}
