// useTaken: what the reader has taken up on the table: it holds for the table it was taken up on, and no longer.

import type { CopyId } from '@dunmer/shared/rules';
import { useState } from 'react';
import { useTable } from '../table.ts';
import type { Focus } from './playContext.ts';
import type { May } from './useMay.ts';

interface Held {
  readonly focus: Focus | null;
  /** What is named for an answer. */
  readonly picked: readonly CopyId[];
  /** Whether the end of the turn is asked once more. */
  readonly isEnding: boolean;
  /** Whether something else than what is taught was tried. */
  readonly isAstray: boolean;
}

export interface Taken extends Held {
  /** Takes up something else; what is not said of focus and picked stays as it is. */
  set(part: Partial<Held>): void;
}

const NOTHING: Held = { focus: null, picked: [], isEnding: false, isAstray: false };

export function useTaken({ common, isTurn }: May): Taken {
  const { isFree, hurry } = useTable();
  const [state, setState] = useState({ of: common, held: NOTHING });
  const held = state.of === common ? state.held : NOTHING;
  const { focus, picked } = held;
  return {
    ...held,
    isEnding: isTurn && held.isEnding,
    set(part) {
      if (isFree) hurry();
      setState({ of: common, held: { ...NOTHING, focus, picked, ...part } });
    },
  };
}
