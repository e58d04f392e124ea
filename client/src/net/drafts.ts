// Drafts: the own half before it is committed. The newest is kept here until the server has acknowledged it.

import type { Draft, MatchId } from '@dunmer/shared/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { forget, keep, recall } from '../device/index.ts';
import { frame } from './frames.ts';
import type { Wire } from './wire.ts';

export interface Drafted {
  readonly draft: Draft;
  readonly draftSaved: boolean;
}

export interface Drafts {
  readonly drafted: StoreApi<Drafted>;
  save(cells: Draft): void;
  /** What the server has: taken over, unless something newer is still unsaved here. */
  take(cells: Draft | null): void;
}

/** A finger that is still moving cards is not worth a message for each. */
const PAUSE = 150;
const PATIENCE = 4000;

const EMPTY: Draft = [null, null, null, null, null, null];

export function createDrafts(wire: Wire, match: MatchId): Drafts {
  const key = `draft.${match}`;
  const unsaved = recall(key);
  const drafted = createStore<Drafted>(() => ({
    draft: (unsaved === null ? null : frame('keptDraft', unsaved)) ?? EMPTY,
    draftSaved: unsaved === null,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const transmitIn = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(transmit, pause);
  };
  const transmit = (): void => {
    const { draft, draftSaved } = drafted.getState();
    if (draftSaved || !wire.isUp()) return;
    turn += 1;
    const mine = turn;
    transmitIn(PATIENCE);
    wire.draft({ match, cells: draft }, (result) => {
      if (mine !== turn) return;
      const isOver = result.ok || (result.error.code !== 'not-saved' && result.error.code !== 'too-fast');
      if (!isOver) return;
      clearTimeout(timer);
      forget(key);
      drafted.setState({ draftSaved: true });
    });
  };

  return {
    drafted,
    save(cells) {
      turn += 1;
      keep(key, JSON.stringify(cells));
      drafted.setState({ draft: cells, draftSaved: false });
      transmitIn(PAUSE);
    },
    take(cells) {
      if (drafted.getState().draftSaved) drafted.setState({ draft: cells ?? EMPTY });
      else transmitIn(0);
    },
  };
}
