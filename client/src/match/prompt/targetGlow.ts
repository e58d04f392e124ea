// Target glow: cards that may be chosen glow; the chosen one glows otherwise.

import type { CopyId } from '@dunmer/shared/rules';
import type { BoardGlow } from '../../ui/index.ts';

/** How a cell glows by the card on it that may be chosen, if there is one. */
export function targetGlow(copy: CopyId | null, picked: CopyId | null): BoardGlow | undefined {
  if (copy === null) return undefined;
  return copy === picked ? 'win' : 'target';
}
