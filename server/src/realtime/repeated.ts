// Repeated: what one person could ask without end, and a match or a contract keeps each time for all who read it.

import type { ClientCommand, ContractWish } from '@dunmer/shared/protocol';

const TAKES_BACK: ReadonlySet<ContractWish['type']> = new Set<ContractWish['type']>([
  'takeBackHandover',
  'takeBackAnnul',
  'withdrawGame',
]);

/** Whether a command says anew what it said before, or takes something back that can be said again. */
export function isRepeated(command: ClientCommand): boolean {
  if (command.type === 'actOnContract') return TAKES_BACK.has(command.wish.type);
  if (command.type !== 'play' && command.type !== 'playGame') return false;
  return command.command.type === 'promise' || command.command.type === 'ahead';
}
