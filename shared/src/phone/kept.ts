// Kept: reads back what a phone wrote into its storage. The only place that gives such texts their types.

import type { Witness } from '../fairness/index.ts';
import type { GameWitness } from '../patrons/index.ts';
import type { ClientCommand, Draft } from '../protocol/index.ts';
import type { Storage } from './given.ts';
import type { Remembered } from './remembered.ts';

/** The kinds of witness that phones keep, by the name in their key. */
export interface Witnesses {
  readonly witness: Witness;
  readonly gameWitness: GameWitness;
}

/** The kinds of values that are kept, by name. */
interface Kept extends Witnesses {
  readonly command: { readonly command: ClientCommand; readonly since: number; readonly epoch?: string };
  readonly draft: Draft;
}

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the value under a key; null if there is none, or its text is truncated or corrupt. */
export function kept<Name extends keyof Kept>(
  { recall }: Pick<Storage, 'recall'>,
  _name: Name,
  key: string,
): Kept[Name] | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint
  return read(recall(key)) as Kept[Name] | null;
}

/**
 * Returns what is kept of a match, whose moves are those of its table; null as in `kept`. An older page may have left
 * some of the fields out.
 */
export function keptMemory<Move>(
  { recall }: Pick<Storage, 'recall'>,
  key: string,
): Partial<Remembered<Move>> | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint
  return read(recall(key)) as Partial<Remembered<Move>> | null;
}
