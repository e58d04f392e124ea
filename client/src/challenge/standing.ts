// standing: what hinders the reader from accepting a proposed match now, as far as they may know. Pure.

import type { HomeView, ProposalView } from '@dunmer/shared/protocol';

export type Obstacle = 'busy' | 'least' | 'purse';

type Home = Pick<HomeView, 'match' | 'purse' | 'event'>;

/** Null where nothing does, or it is not theirs to accept. */
export function obstacleTo(
  { mine, stake, friendly }: Pick<ProposalView, 'mine' | 'stake' | 'friendly'>,
  { match, purse, event }: Home,
): Obstacle | null {
  if (mine) return null;
  if (match !== null) return 'busy';
  if (friendly) return null;
  if (stake < event.settings.least) return 'least';
  return purse !== null && stake > purse ? 'purse' : null;
}
