// Bearing: what this phone sees of a match is kept as it arrives, and held against the file once that is there (F8).

import type { Storage } from './given.ts';
import type { PhoneTable, PhoneTypes } from './phoneTable.ts';
import { keepWitness } from './witness.ts';
import type { WitnessReport } from './witnessReport.ts';

interface BearingParts<P extends PhoneTypes> {
  readonly table: PhoneTable<P>;
  readonly storage: Storage;
  /** What is here of the match by now. */
  view(): P['table']['view'] | null;
  /** F10: where its file is, once it is over. */
  pathOf(view: P['table']['view']): string;
  /** Fetches the file and says what it is. */
  checkMatch(path: string, witness: P['witness'] | null): Promise<WitnessReport>;
  show(said: { readonly witness: WitnessReport } | { readonly filePath: string }): void;
}

export interface Bearing {
  /** Takes in what has arrived; once all is over the file is checked, by itself and once. */
  look(): void;
  /** Checks the file once more, where that failed. */
  check(): void;
}

/** Bears witness of one match. */
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
