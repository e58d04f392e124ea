// WarmUp: servers are measured once they have compiled what they need.

import type { Server, ServerName } from '../contenders/index.ts';
import type { Mode } from './mode.ts';

/**
 * Lets a server play until it has compiled what it needs. This is counted in matches, because time says little while
 * others use the machine. A game at the patrons' table is as long as four matches, and the engine still compiles after
 * four hundred.
 */
export async function warmUp(name: ServerName, { load }: Server, mode: Mode): Promise<void> {
  const { warmMatches, warmSeconds, warmGames } = mode;
  const seconds = name === 'games' ? warmGames : warmSeconds;
  const end = performance.now() + seconds * 1000;
  for (let played = 0; played < warmMatches && performance.now() < end;)
    played += (await load.play(500)).done;
}
