// Drafts: the own half before it is committed. The newest is kept here until the server has acknowledged it.

import type { Draft, MatchId, Refusal, Rejection } from '../protocol/index.ts';
import { CELLS } from '../rules/index.ts';
import { createStore, type Store } from './store.ts';
import type { Result } from '../lib/index.ts';
import { createAsking } from './asking.ts';
import type { Given } from './given.ts';
import { kept } from './kept.ts';

/**
 * P19: `saved` only once the server has said so; `moot` where nothing is drafted any more, so nothing is said of it.
 */
export type DraftMark = 'saved' | 'unsaved' | 'moot';

interface Drafted {
  readonly draft: Draft;
  readonly draftMark: DraftMark;
}

export interface Drafts {
  readonly drafted: Store<Drafted>;
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

const EMPTY: Draft = CELLS.map(() => null);

/** What of a match's memory is about drafts. */
interface DraftMemory {
  readonly remembered: { getState(): { readonly draft: Draft | null } };
  saved(draft: Draft | null): void;
}

export function createDrafts(given: Given, match: MatchId, memory: DraftMemory): Drafts {
  const { wire, storage } = given;
  const key = `draft.${match}`;
  const isUnsaved = storage.recall(key) !== null;
  const drafted = createStore<Drafted>({
    // What was saved is shown as the server has it; here it is kept for a server that has lost it (P20).
    draft: kept(storage, 'draft', key) ?? memory.remembered.getState().draft ?? EMPTY,
    draftMark: isUnsaved ? 'unsaved' : 'saved',
  });

  const asking = createAsking<Result<null, Refusal | Rejection>>(given, {
    patience: PATIENCE,
    say(answer) {
      const { draft, draftMark } = drafted.getState();
      if (draftMark === 'unsaved') wire.say('draft', { match, cells: draft }, answer);
    },
    take(result) {
      // What was not understood now will not be later.
      if (!result.ok && result.error.code === 'bad-shape') return true;
      // What is unsaved stays so, and is sent once more.
      if (!result.ok && !FINAL.includes(result.error.code)) return false;
      storage.forget(key);
      if (result.ok) memory.saved(drafted.getState().draft);
      drafted.setState({ draftMark: result.ok ? 'saved' : 'moot' });
      return true;
    },
  });
  const save = (cells: Draft): void => {
    storage.keep(key, JSON.stringify(cells));
    drafted.setState({ draft: cells, draftMark: 'unsaved' });
    asking.askIn(PAUSE);
  };
  return {
    drafted,
    save,
    take(cells) {
      if (drafted.getState().draftMark === 'unsaved') return asking.askIn(0);
      drafted.setState({ draft: cells ?? EMPTY });
      memory.saved(cells);
    },
    saveAgain() {
      const { draft } = drafted.getState();
      if (draft.some((copy) => copy !== null)) save(draft);
    },
  };
}
