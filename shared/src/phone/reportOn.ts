// reportOn: two separate statements about a finished match's file (F8): whether it agrees with itself, and whether it
// is the match that this phone saw.

import {
  checkFile,
  compareWitness,
  type MatchFile,
  type Testimony,
  type Witness,
} from '../fairness/index.ts';
import type { WitnessReport } from './witnessReport.ts';

type Checked = Extract<WitnessReport, { at: 'checked' }>;

const SEEN: Readonly<Record<Testimony['verdict'], Checked['phone']>> = {
  seen: 'same',
  'joined-later': 'joined-later',
  differs: 'different',
};

/** How the file of a table is checked, and how it is compared with what a phone saw. */
interface Reading<File, Seen> {
  readonly check: (file: File) => { readonly agrees: boolean };
  readonly compare: (seen: Seen, file: File) => Pick<Testimony, 'verdict'>;
}

/** Returns what the phone says of a file. A file that can't even be read does not agree with itself. */
export function reportBy<File, Seen>(
  { check, compare }: Reading<File, Seen>,
  file: File,
  witness: Seen | null,
): Checked {
  try {
    return {
      at: 'checked',
      file: check(file).agrees ? 'agrees' : 'disagrees',
      phone: witness === null ? 'joined-later' : SEEN[compare(witness, file).verdict],
    };
  } catch {
    return { at: 'checked', file: 'disagrees', phone: witness === null ? 'joined-later' : 'different' };
  }
}

/** Returns what the phone says of a file of the trade table. */
export const reportOn = (file: MatchFile, witness: Witness | null): Checked =>
  reportBy({ check: checkFile, compare: compareWitness }, file, witness);
