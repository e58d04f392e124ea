// Kept: the one mint of what a phone has written into its storage by itself.

import type { Witness } from '../fairness/index.ts';
import type { ClientCommand, Draft } from '../protocol/index.ts';
import type { Storage } from './given.ts';
import type { Remembered } from './remembered.ts';

/** What is kept, by name. */
interface Kept {
  readonly command: { readonly command: ClientCommand; readonly since: number };
  readonly draft: Draft;
  readonly witness: Witness;
  /** An older page did not know of all of it. */
  readonly memory: Partial<Remembered>;
}

/** What stands under a key; null where nothing does, or its text is cut or spoilt. */
export function kept<Name extends keyof Kept>(
  { recall }: Pick<Storage, 'recall'>,
  _name: Name,
  key: string,
): Kept[Name] | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint
    return JSON.parse(recall(key) ?? 'null') as Kept[Name] | null;
  } catch {
    return null;
  }
}
