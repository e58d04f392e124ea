// Bearing: keeps what this phone sees of a match as it arrives, and compares it with the match's file at the end
// (F8).

import type { Storage } from './given.ts';
import type { PhoneTable, PhoneTypes } from './phoneTable.ts';
import { keepWitness } from './witness.ts';
import type { WitnessReport } from './witnessReport.ts';

interface BearingParts<P extends PhoneTypes> {
  readonly table: PhoneTable<P>;
  readonly storage: Storage;
  /** The newest view of the match that is here. */
  view(): P['table']['view'] | null;
  /** F10: the path of the match's file, once the match is over. */
  pathOf(view: P['table']['view']): string;
  /** Fetches the file and reports on it. */
  checkMatch(path: string, witness: P['witness'] | null): Promise<WitnessReport>;
  show(said: { readonly witness: WitnessReport } | { readonly filePath: string }): void;
}

export interface Bearing {
  /** Takes in what has arrived. Once the match is over, it checks the file by itself, and only once. */
  look(): void;
  /** Checks the file once more, after a check that failed. */
  check(): void;
}

/** Bears witness to one match. */
export function createBearing<P extends PhoneTypes>(parts: BearingParts<P>): Bearing {
  const { table, storage, view, pathOf, checkMatch, show } = parts;
  let witnessed: P['table']['view'] | null = null;
  let at: WitnessReport['at'] = 'watching';
  const say = (witness: WitnessReport): void => {
    ({ at } = witness);
    show({ witness });
  };
  const checkNow = async (): Promise<void> => {
    const seen = view();
    if (seen === null || at === 'checking') return;
    say({ at: 'checking' });
    say(await checkMatch(pathOf(seen), table.witnessOf(storage, seen)));
  };
  const check = (): void => void checkNow();
  return {
    look() {
      const seen = view();
      if (seen === null || seen === witnessed) return;
      witnessed = seen;
      keepWitness(table, storage, seen);
      const isOver = table.port.progressOf(seen) === 'finished' && seen.seals.seed !== null;
      if (!isOver || at !== 'watching') return;
      show({ filePath: pathOf(seen) });
      check();
    },
    check,
  };
}
