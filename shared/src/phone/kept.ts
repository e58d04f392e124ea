// Kept: the one mint of what a phone has written into its storage by itself.

import type { Witness } from '../fairness/index.ts';
import type { GameWitness } from '../patrons/index.ts';
import type { ClientCommand, Draft } from '../protocol/index.ts';
import type { Storage } from './given.ts';
import type { Remembered } from './remembered.ts';

/** What phones bear witness of, by the name that it is kept as. */
export interface Witnesses {
  readonly witness: Witness;
  readonly gameWitness: GameWitness;
}

/** What is kept, by name. */
interface Kept extends Witnesses {
  readonly command: { readonly command: ClientCommand; readonly since: number; readonly epoch?: string };
  readonly draft: Draft;
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

/**
 * What is kept of a match, whose moves are those of its table; null as above. An older page did not know of all of it.
 */
export function keptMemory<Move>(
  { recall }: Pick<Storage, 'recall'>,
  key: string,
): Partial<Remembered<Move>> | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint
    return JSON.parse(recall(key) ?? 'null') as Partial<Remembered<Move>> | null;
  } catch {
    return null;
  }
}
