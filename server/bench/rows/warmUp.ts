// WarmUp: servers are measured when they have compiled what they need.

import type { Server } from '../contenders/index.ts';
import type { Mode } from './mode.ts';

/** Lets a server play until it has compiled what it needs: by matches, for where others take the machine time says little. */
export async function warmUp({ load }: Server, { warmMatches, warmSeconds }: Mode): Promise<void> {
  const end = performance.now() + warmSeconds * 1000;
  for (let played = 0; played < warmMatches && performance.now() < end;)
    played += (await load.play(500)).done;
}
