// Looks: by which act this page has opened the purses of which match; it may look at them as long as the call is open.

import type { MatchId } from '@dunmer/shared/protocol';
import { createStore } from '@dunmer/shared/phone';

export const looks = createStore<ReadonlyMap<MatchId, string>>(new Map());

/** Remembers the act, until the page is left for good. */
export const keepLook = (match: MatchId, act: string): void =>
  looks.replace(new Map([...looks.getState(), [match, act]]));
