// held: what an open sheet of a contract rests on, and whether its act can still be done. Pure.

import type { ContractView } from '@dunmer/shared/protocol';
import type { Act } from './acts.ts';

/** All of a contract that a sheet may show; where any of it changes, what was read is old. */
export const restsOn = ({ state, sixth, lowered, short }: ContractView): object => ({
  state,
  sixth,
  lowered,
  short,
});

/** Whether an act, with the size that was chosen for it, is still there to be done. */
export const stillGoes = (
  { may, sixth }: Pick<ContractView, 'may' | 'sixth'>,
  { act, amount }: { readonly act: Act; readonly amount?: number },
): boolean => may.includes(act) && (amount === undefined || sixth.includes(amount));
