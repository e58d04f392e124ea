// standing: how far a match has come, in words: its phase, and its round or at the patrons' table its turn. Pure.

import { tableOf } from '@dunmer/shared/contract';
import type { FloorMatch } from '@dunmer/shared/protocol';
import type { useStaffText } from '../staffText.ts';

interface Words {
  readonly phases: ReturnType<typeof useStaffText>['matches']['phases'];
  readonly round: (round: number) => string;
  readonly patrons: ReturnType<typeof useStaffText>['patrons'];
}

/** `state`: what is said instead of the phase, with no round beside it; null where nothing is. */
export function standingWords(
  match: Pick<FloorMatch, 'phase' | 'round' | 'table'>,
  { phases, round, patrons }: Words,
  state: string | null = null,
): string {
  const isPatrons = tableOf(match) === 'patrons';
  const count = match.round === 0 || state !== null ? [] : [(isPatrons ? patrons.turn : round)(match.round)];
  return [state ?? phases[match.phase], ...count, ...(isPatrons ? [patrons.at] : [])].join(', ');
}
