// isBinding: which commands bind a party to something new. These need both purses and whether both parties are free
// to act.

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

/**
 * Whether a command binds a party to something new; while an organiser has frozen a party, no such command is
 * possible.
 */
export const isBinding = (type: Type): boolean => BINDING.has(type);
