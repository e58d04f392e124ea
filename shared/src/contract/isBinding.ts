// isBinding: which acts bind a party to something new: they ask for both parties' purses, and whether they are free to
// act.

import type { ContractCommand } from './command.ts';

const BINDING: ReadonlySet<ContractCommand['type']> = new Set([
  'accept',
  'proposeGame',
  'agreeGame',
  'counterGame',
  'demandSixth',
  'chooseRounding',
]);

/** Whether an act binds to something new; none does while an organiser has stopped one of the two. */
export const isBinding = (type: ContractCommand['type']): boolean => BINDING.has(type);
