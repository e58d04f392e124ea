// Repeated: what one person could repeat without end, while a match or a contract keeps each time for all who read it.

import type { ClientCommand, ContractWish } from '@dunmer/shared/protocol';

/**
 * A wish that is taken back can be made again, and two traders can counter each other's games as long as they like.
 */
const AGAIN: ReadonlySet<ContractWish['type']> = new Set<ContractWish['type']>([
  'takeBackHandover',
  'takeBackAnnul',
  'withdrawGame',
  'counterGame',
]);

/**
 * Returns the match in which a command says anew what it said before, or the contract in which it makes a wish that can
 * be made again and again; null for all other commands.
 */
export function repeatedIn(command: ClientCommand): string | null {
  if (command.type === 'actOnContract') return AGAIN.has(command.wish.type) ? command.contract : null;
  if (command.type !== 'play' && command.type !== 'playGame') return null;
  const { type } = command.command;
  return type === 'promise' || type === 'ahead' ? command.match : null;
}
