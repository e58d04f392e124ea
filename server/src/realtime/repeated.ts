// Repeated: what one person could ask without end, and a match or a contract keeps each time for all who read it.

import type { ClientCommand, ContractWish } from '@dunmer/shared/protocol';

const TAKES_BACK: ReadonlySet<ContractWish['type']> = new Set<ContractWish['type']>([
  'takeBackHandover',
  'takeBackAnnul',
  'withdrawGame',
]);

/**
 * The match in which a command says anew what it said before, or the contract in which it takes something back that can
 * be said again; null where it does neither.
 */
export function repeatedIn(command: ClientCommand): string | null {
  if (command.type === 'actOnContract') return TAKES_BACK.has(command.wish.type) ? command.contract : null;
  if (command.type !== 'play' && command.type !== 'playGame') return null;
  const { type } = command.command;
  return type === 'promise' || type === 'ahead' ? command.match : null;
}
