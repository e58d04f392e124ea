// floorRows: which live matches are shown, and in which order: first those who call or can't go on, then those who wait
// longest.

import type { EventInfo, FloorMatch } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import { tableOf } from '@dunmer/shared/contract';
import type { useStaffText } from '../staffText.ts';

/** The event, and the milliseconds since its floor was sent. */
interface Moment {
  readonly event: Pick<EventInfo, 'paused'>;
  readonly passed: number;
}

export const FILTERS = ['all', 'called', 'slow', 'away', 'paused'] as const;
export type Filter = (typeof FILTERS)[number];

/** A move that takes longer is worth a look, in milliseconds. */
const SLOW = 3 * 60 * 1000;

/** The longest that anybody is waited for. */
const waited = ({ awaited }: FloorMatch): number => Math.max(0, ...awaited.map(({ since }) => since));

/** Nobody there can go on without a referee. */
export const needsStaff = ({ desk, stopped }: FloorMatch): boolean =>
  desk.calls.length > 0 || stopped !== undefined;

/** What has passed while the clocks of a match went: waits leave out its pauses, and the event's. */
export const counted = (
  { desk }: Pick<FloorMatch, 'desk'>,
  { paused }: Pick<EventInfo, 'paused'>,
  passed: number,
): number => (desk.paused || paused ? 0 : passed);

/** `passed`: milliseconds since this was sent that count. */
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

// How far a match has come, in words: its phase, and its round or at the patrons' table its turn. Pure.
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
