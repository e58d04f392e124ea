// reportOn: two things said apart of a finished match's file (F8): whether it agrees with itself, and whether it is the
// match that this phone saw.

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

/** What the phone says of a file. A file that can't even be read does not agree with itself. */
export function reportOn(file: MatchFile, witness: Witness | null): Checked {
  try {
    return {
      at: 'checked',
      file: checkFile(file).agrees ? 'agrees' : 'disagrees',
      phone: witness === null ? 'joined-later' : SEEN[compareWitness(witness, file).verdict],
    };
  } catch {
    return { at: 'checked', file: 'disagrees', phone: witness === null ? 'joined-later' : 'different' };
  }
}
