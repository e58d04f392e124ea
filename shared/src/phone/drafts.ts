// Drafts: how a seat arranges its half before committing. The phone keeps the newest until the server has
// acknowledged it.

import type { Draft, MatchId, Refusal, Rejection } from '../protocol/index.ts';
import { CELLS } from '../rules/index.ts';
import { createStore, type Store } from './store.ts';
import type { Result } from '../lib/index.ts';
import { createAsking } from './asking.ts';
import type { Given } from './given.ts';
import { kept } from './kept.ts';

/**
 * P19: `saved` only once the server has said so; `moot` if the server wants no draft here any more: then nothing is
 * shown.
 */
export type DraftMark = 'saved' | 'unsaved' | 'moot';

interface Drafted {
  readonly draft: Draft;
  readonly draftMark: DraftMark;
}

export interface Drafts {
  readonly drafted: Store<Drafted>;
  save(cells: Draft): void;
  /** Takes over the server's draft, unless a newer one is still unsaved here. */
  take(cells: Draft | null): void;
  /** P20: this is not the server that saved the draft, so the phone's own is kept and saved again. */
  saveAgain(): void;
}

/** While a finger still moves cards, not every step is worth a message. */
const PAUSE = 150;
const PATIENCE = 4000;

/** After these refusals no draft of this phone is wanted in this match. After any other the draft is still unsaved. */
const FINAL: readonly (Refusal | Rejection)['code'][] = [
  'wrong-phase',
  'no-seat',
  'read-only',
  'unknown-match',
];

const EMPTY: Draft = CELLS.map(() => null);

/** The parts of a match's memory that drafts need. */
interface DraftMemory {
  readonly remembered: { getState(): { readonly draft: Draft | null } };
  saved(draft: Draft | null): void;
}

export function createDrafts(given: Given, match: MatchId, memory: DraftMemory): Drafts {
  const { wire, storage } = given;
  const key = `draft.${match}`;
  const isUnsaved = storage.recall(key) !== null;
  const drafted = createStore<Drafted>({
    // A saved draft is shown as the server has it. A copy stays here for a server that has lost it (P20).
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
      // The server would reject the same bytes again, so sending them again is useless.
      if (!result.ok && result.error.code === 'bad-shape') return true;
      // The draft is still unsaved, and is sent once more.
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
