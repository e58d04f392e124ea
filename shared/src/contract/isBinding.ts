// isBinding: which acts bind a party to something new: they ask for both parties' purses, and whether they are free to
// act.

import type { ContractCardCommand } from './cards/cardCommand.ts';
import type { ContractCommand } from './command.ts';

type Type = (ContractCommand | ContractCardCommand)['type'];

const BINDING: ReadonlySet<Type> = new Set([
  'accept',
  'proposeGame',
  'agreeGame',
  'counterGame',
  'demandSixth',
  'demandWith',
  'chooseRounding',
]);

/** Whether an act binds to something new; none does while an organiser has stopped one of the two. */
export const isBinding = (type: Type): boolean => BINDING.has(type);
