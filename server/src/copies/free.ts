// Free: which copies of a trader may change hands or be placed (EVENT, "Cards").

import type { CopyBlock } from '@dunmer/shared/protocol';
import type { StoredCopy } from '../store/index.ts';

/** What binds a copy by itself, whether or not its owner is in a match; null if nothing does. */
export function bindingOf({ frozen, reserved }: Pick<StoredCopy, 'frozen' | 'reserved'>): CopyBlock | null {
  if (reserved !== null) return 'reserved';
  return frozen ? 'frozen' : null;
}

/** That a copy is frozen as well, where a match binds or reserves it; else nothing. */
export const frozenToo = (
  copy: Pick<StoredCopy, 'frozen' | 'reserved'>,
  isBound: boolean,
): { readonly frozen?: true } => (copy.frozen && blockOf(copy, isBound) !== 'frozen' ? { frozen: true } : {});

/** Why a copy can't change hands; null if it is free. `isBound`: whether a match binds its owner. */
export function blockOf(copy: Pick<StoredCopy, 'frozen' | 'reserved'>, isBound: boolean): CopyBlock | null {
  return isBound ? 'in-match' : bindingOf(copy);
}
