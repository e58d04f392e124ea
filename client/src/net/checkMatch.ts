// checkMatch: fetches a finished match's file and checks it (F8). It has its own chunk, as nobody needs it before the
// end.

import type { Witness } from '@dunmer/shared/fairness';
import { reportOn, type WitnessReport } from '@dunmer/shared/phone';
import { api } from './api.ts';

export async function checkMatch(path: string, witness: Witness | null): Promise<WitnessReport> {
  const file = await api.file(path);
  return file.ok ? reportOn(file.value, witness) : { at: 'failed' };
}
