// markOf: what is written over a card in the deck. A match holds all of them alike: that is said once, above.

import type { CopyBlock } from '@dunmer/shared/protocol';

export const markOf = (blocked: CopyBlock | null): CopyBlock | null =>
  blocked === 'in-match' ? null : blocked;
