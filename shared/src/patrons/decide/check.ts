// The check (PT23, PT25): a creature with at least as many wounds as life falls; then the patrons are checked.

import { SEATS } from '../../rules/index.ts';
import type { ZoneCard } from '../state.ts';
import { setOff } from './enqueue.ts';
import type { Run } from './run.ts';

/** Life is at least 1 (PT22), so it only matters for a wounded card. */
const hasFallen = (run: Run, card: ZoneCard): boolean =>
  card.wounds > 0 && card.wounds >= run.values(card).life;

/** "All creatures with at least as many wounds as life leave together"; they lie in the graveyard by arrival. */
function fell(run: Run): boolean {
  const fallen = run.common.zone.filter((card) => hasFallen(run, card) && run.isCreature(card));
  if (fallen.length === 0) return false;
  for (const { copy, card, owner } of fallen)
    run.emit({
      type: 'Left',
      to: 'everyone',
      card: { copy, card },
      owner,
      into: 'graveyard',
      cause: { by: 'wounds' },
    });
  setOff(run, fallen, 'death');
  return true;
}

export function check(run: Run): void {
  while (fell(run));
  // No fallen creature is left in the zone, so these are patrons, and a patron is always under its owner's control.
  const fallen = run.common.zone.filter((card) => hasFallen(run, card));
  if (fallen.length === 0) return;
  const winner = SEATS.find((seat) => fallen.every(({ owner }) => owner !== seat));
  run.emit({
    type: 'GameEnded',
    to: 'everyone',
    outcome: winner === undefined ? { kind: 'drawn' } : { kind: 'counted', winner },
  });
}
