// useTaken: what the reader has taken up on the table; it is valid only for the state of the table in which it was
// taken up.

import type { CopyId } from '@dunmer/shared/rules';
import { useState } from 'react';
import { useTable } from '../table.ts';
import type { Focus } from './playContext.ts';
import type { May } from './useMay.ts';

interface Held {
  readonly focus: Focus | null;
  /** The cards picked for an answer. */
  readonly picked: readonly CopyId[];
  /** Whether ending the turn is being confirmed. */
  readonly isEnding: boolean;
  /** Whether something other than the taught act was tried. */
  readonly isAstray: boolean;
}

export interface Taken extends Held {
  /** Takes up something else; parts that are not given stay as they are. */
  set(part: Partial<Held>): void;
}

const NOTHING: Held = { focus: null, picked: [], isEnding: false, isAstray: false };

export function useTaken({ common }: Pick<May, 'common'>): Taken {
  const { isFree, hurry } = useTable();
  const [state, setState] = useState({ of: common, held: NOTHING });
  const held = state.of === common ? state.held : NOTHING;
  const { focus, picked } = held;
  return {
    ...held,
    set(part) {
      if (isFree) hurry();
      setState({ of: common, held: { ...NOTHING, focus, picked, ...part } });
    },
  };
}
