// Free: which copies of a trader may change hands or be laid (EVENT, "Cards").

import type { CopyBlock } from '@dunmer/shared/protocol';
import type { StoredCopy } from '../store/index.ts';

/** What binds a copy by itself, whatever its owner is at; null where nothing does. */
export function bindingOf({ frozen, reserved }: Pick<StoredCopy, 'frozen' | 'reserved'>): CopyBlock | null {
  if (reserved !== null) return 'reserved';
  return frozen ? 'frozen' : null;
}

/** Why a copy can't change hands; null where it is free. `isBound`: whether its owner's match binds them. */
export function blockOf(copy: Pick<StoredCopy, 'frozen' | 'reserved'>, isBound: boolean): CopyBlock | null {
  return isBound ? 'in-match' : bindingOf(copy);
}
