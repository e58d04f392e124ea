// Repeated: what one person could ask without end, and a match or a contract keeps each time for all who read it.

import type { ClientCommand, ContractWish } from '@dunmer/shared/protocol';

/** What is taken back can be said again, and two can counter each other's games as long as they like. */
const AGAIN: ReadonlySet<ContractWish['type']> = new Set<ContractWish['type']>([
  'takeBackHandover',
  'takeBackAnnul',
  'withdrawGame',
  'counterGame',
]);

/**
 * The match in which a command says anew what it said before, or the contract in which it says what can be said there
 * again and again; null where it does neither.
 */
export function repeatedIn(command: ClientCommand): string | null {
  if (command.type === 'actOnContract') return AGAIN.has(command.wish.type) ? command.contract : null;
  if (command.type !== 'play' && command.type !== 'playGame') return null;
  const { type } = command.command;
  return type === 'promise' || type === 'ahead' ? command.match : null;
}
