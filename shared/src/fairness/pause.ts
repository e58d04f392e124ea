// The pause: which commands wait while a referee has paused a match.

import type { CommonState } from '../rules/index.ts';
import type { FairCommand, MatchCommand } from './command.ts';

/** Whether a command of any table waits for the end of a pause. */
export function fairWaitsInPause(command: FairCommand): boolean {
  switch (command.type) {
    case 'goOnWithout':
      return command.by === 'clock';
    case 'note':
      return command.note.act === 'unbound' && command.note.by === 'clock';
    case 'promise':
    case 'open':
      return false;
  }
}

/**
 * Whether a command waits for the end of a pause: a player's moves, plays and passes do (PR20), and a clock's acts,
 * because clocks stand still too. Conceding, the phones' part in the tosses, and all acts of staff don't.
 */
export function waitsInPause(command: MatchCommand, { phase, windows }: CommonState): boolean {
  switch (command.type) {
    case 'place':
    case 'chooseTarget':
    case 'summon':
    case 'declineSummon':
    case 'claim':
    case 'waive':
    case 'play':
    case 'pass':
      return true;
    case 'ahead':
      // PR19, PR20: from the seat that is asked, this is a pass.
      if (windows?.open) return windows.open.asked === command.seat;
      return phase.at === 'stop' && phase.asked === command.seat;
    case 'applyDefault':
      return command.by === 'clock';
    case 'goOnWithout':
    case 'note':
      return fairWaitsInPause(command);
    default:
      return false;
  }
}
