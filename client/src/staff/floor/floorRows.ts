// floorRows: which live matches are shown, and in which order: first those who call or can't go on, then those who
// wait longest.

import type { EventInfo, FloorMatch } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import { tableOf } from '@dunmer/shared/contract';
import type { useStaffText } from '../staffText.ts';

/** The event, and the milliseconds since the floor was sent. */
interface Moment {
  readonly event: Pick<EventInfo, 'paused'>;
  readonly passed: number;
}

export const FILTERS = ['all', 'called', 'slow', 'away', 'paused'] as const;
export type Filter = (typeof FILTERS)[number];

/** A wait of this length, in milliseconds, is marked as slow. */
const SLOW = 3 * 60 * 1000;

/** Returns the longest wait for anybody in the match. */
const waited = ({ awaited }: FloorMatch): number => Math.max(0, ...awaited.map(({ since }) => since));

/** Tells whether the match needs a referee to go on. */
export const needsStaff = ({ desk, stopped }: FloorMatch): boolean =>
  desk.calls.length > 0 || stopped !== undefined;

/** Returns how much of `passed` counts as waiting: nothing while the match or the event is paused. */
export const counted = (
  { desk }: Pick<FloorMatch, 'desk'>,
  { paused }: Pick<EventInfo, 'paused'>,
  passed: number,
): number => (desk.paused || paused ? 0 : passed);

/** `passed` is the time that counts since the floor was sent, in milliseconds. */
export const isSlow = (match: FloorMatch, passed: number): boolean =>
  match.awaited.length > 0 && waited(match) + passed >= SLOW;

function passes(match: FloorMatch, filter: Filter, { event, passed }: Moment): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'called':
      return needsStaff(match);
    case 'slow':
      return isSlow(match, counted(match, event, passed));
    case 'away':
      return SEATS.some((seat) => match.seats[seat].person !== null && !match.seats[seat].here);
    case 'paused':
      return match.desk.paused;
  }
}

export const floorRows = (
  matches: readonly FloorMatch[],
  filter: Filter,
  moment: Moment,
): readonly FloorMatch[] =>
  matches
    .filter((match) => passes(match, filter, moment))
    .toSorted((one, two) => {
      const needs = Number(needsStaff(two)) - Number(needsStaff(one));
      return needs === 0 ? waited(two) - waited(one) : needs;
    });

// Words for how far a match has come: its phase, and its round or, at the patrons' table, its turn. Pure.
interface Words {
  readonly phases: ReturnType<typeof useStaffText>['matches']['phases'];
  readonly round: (round: number) => string;
  readonly patrons: ReturnType<typeof useStaffText>['patrons'];
}

/** `state` replaces the phase, and no round is added then; null leaves the phase. */
export function standingWords(
  match: Pick<FloorMatch, 'phase' | 'round' | 'table'>,
  { phases, round, patrons }: Words,
  state: string | null = null,
): string {
  const isPatrons = tableOf(match) === 'patrons';
  const count = match.round === 0 || state !== null ? [] : [(isPatrons ? patrons.turn : round)(match.round)];
  return [state ?? phases[match.phase], ...count, ...(isPatrons ? [patrons.at] : [])].join(', ');
}
