// actsOn: what a member of staff may think of doing with a match as it stands. Whether it is allowed, the server says.

import type { FloorMatch, MatchId, MatchKind, Money, StaffRole } from '@dunmer/shared/protocol';
import type { Phase, Seat } from '@dunmer/shared/rules';
import { type Asking, asking } from '../acts/asking.ts';
import { drawCode, drawToken } from '../drawn.ts';

/** Two minutes, the first proposal. */
const SECONDS = 120;

/** What bears on one seat of a live match. */
export function actsOnSeat(live: FloorMatch, seat: Seat, role: StaffRole): readonly Asking[] {
  const { match, desk, stopped } = live;
  const { person } = live.seats[seat];
  const awaited = live.awaited.filter((each) => each.seat === seat);
  // R14: the price of victory has no default.
  const hasDefault = awaited.some(({ what }) => what !== 'claim');
  // The seconds of an announcement are fixed.
  const hasClock = live.clocks.some((clock) => clock.seat === seat && clock.kind !== 'default');
  // A referee makes links only where one was called (EVENT, "Who").
  const mayLink = person !== null && (role === 'organiser' || desk.calls.length > 0);
  const linking = mayLink
    ? [asking({ type: 'makeLink', person: person.person, token: drawToken(), code: drawCode() })]
    : [];
  // Nothing else is asked of a match that has stopped.
  if (stopped !== undefined) return linking;
  return [
    ...(awaited.length > 0 ? [asking({ type: 'nudgeSeat', match, seat })] : []),
    ...(hasClock ? [asking({ type: 'extend', match, seat, seconds: SECONDS })] : []),
    ...(hasDefault && desk.announced === null && !desk.paused
      ? [asking({ type: 'applyDefault', match, seat })]
      : []),
    ...linking,
  ];
}

const voiding = (match: MatchId): Asking => asking({ type: 'voidMatch', match, shortfall: 'refuse' });

/** Before the reveal nothing stands that could be claimed. */
const settling = (match: MatchId, phase: Phase['at'], isFinal: boolean): readonly Asking[] =>
  isFinal
    ? []
    : [
        asking({ type: 'award', match, winner: null, claim: phase === 'choosing', shortfall: 'refuse' }),
        voiding(match),
      ];

/**
 * Whether a match was voided while it ran, over a contract: that has gone on since, and this one is not settled anew
 * (R10, R17).
 */
export const isSettledForGood = (phase: Phase | null, kind: MatchKind | undefined): boolean =>
  kind === 'contract' && phase?.at === 'finished' && phase.ending.kind === 'voided';

const pausing = (match: MatchId, { paused }: FloorMatch['desk']): Asking =>
  paused ? asking({ type: 'resumeMatch', match }) : asking({ type: 'pauseMatch', match });

/**
 * What may be seen of a called match: what lies face down before the reveal, decks while it runs, purses (EVENT, "Who
 * sees what").
 */
function opening({ match, desk, phase }: FloorMatch, money: Money): readonly Asking[] {
  if (desk.calls.length === 0) return [];
  return [
    ...(phase === 'placing' ? [asking({ type: 'openCards', match })] : []),
    ...(phase === 'finished' ? [] : [asking({ type: 'openDecks', match })]),
    ...(money === 'app' ? [asking({ type: 'openPurses', match })] : []),
  ];
}

/** What bears on the whole of a match on the floor; one that is over stays there as long as somebody calls. */
export function actsOnMatch(live: FloorMatch, money: Money, isFinal = false): readonly Asking[] {
  const { match, desk, phase, stopped } = live;
  if (stopped !== undefined) return [voiding(match)];
  const hasClaim = phase === 'claiming' || desk.unbound;
  return [
    ...(desk.calls.length > 0 ? [asking({ type: 'closeCall', match })] : []),
    ...(desk.announced === null ? [] : [asking({ type: 'stopDefault', match })]),
    ...(phase === 'finished' ? [] : [pausing(match, desk)]),
    ...(phase === 'claiming' && !desk.unbound ? [asking({ type: 'unbindClaim', match })] : []),
    ...(hasClaim ? [asking({ type: 'closeClaim', match })] : []),
    ...opening(live, money),
    ...settling(match, phase, isFinal),
  ];
}

/** What is left once it is over: a claim that stays open, and a second settlement. */
export const actsAfter = (match: MatchId, phase: Phase['at'], isFinal = false): readonly Asking[] => [
  ...(phase === 'claiming' ? [asking({ type: 'closeClaim', match })] : []),
  ...settling(match, phase, isFinal),
];

/** The same of a match that had stopped: one that ended before it did can still be voided. */
export const afterStop = (match: MatchId, phase: Phase['at']): readonly Asking[] =>
  phase === 'finished' ? [voiding(match)] : [];
