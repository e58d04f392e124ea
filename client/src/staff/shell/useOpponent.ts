// useOpponent: against whom the reader plays: what that person has is shown to them by no page of the desk.

import type { PersonBrief } from '@dunmer/shared/protocol';
import { useHome } from '../../net/index.ts';

/** Null where no match binds the reader. */
export const useOpponent = (): PersonBrief | null => useHome()?.match?.opponent ?? null;
