// Free: which copies of a trader may change hands or be laid (EVENT, "Cards").

import type { CopyBlock } from '@dunmer/shared/protocol';
import type { StoredCopy } from '../store/index.ts';

/** Why a copy can't change hands; null where it is free. `isBound`: whether its owner's match binds them. */
export function blockOf(
  { frozen, reserved }: Pick<StoredCopy, 'frozen' | 'reserved'>,
  isBound: boolean,
): CopyBlock | null {
  if (isBound) return 'in-match';
  if (reserved !== null) return 'reserved';
  return frozen ? 'frozen' : null;
}
