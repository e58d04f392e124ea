// The pause: what waits while a referee has paused a match, and what does not.

import type { MatchCommand } from './command.ts';

/**
 * Whether a command waits for the end of a pause: a player's moves, and a clock's acts, for clocks stand still too.
 * Conceding, the phones' part in the tosses, and all that staff does go on.
 */
export function waitsInPause(command: MatchCommand): boolean {
  switch (command.type) {
    case 'place':
    case 'chooseTarget':
    case 'summon':
    case 'declineSummon':
    case 'claim':
    case 'waive':
      return true;
    case 'applyDefault':
    case 'goOnWithout':
      return command.by === 'clock';
    case 'note':
      return command.note.act === 'unbound' && command.note.by === 'clock';
    default:
      return false;
  }
}
