// English words of the desk: what referees, clocks and calls did to a match.

import type { deskRu } from './desk.ru.ts';
import { parts } from './parts.ts';

const STAFF = { referee: 'A referee', organiser: 'An organiser' } as const;

/** "15 s", "2 min", "1 min 30 s". */
function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

export const deskEn: typeof deskRu = {
  staff: STAFF,
  paused: (by, reason) => parts`${STAFF[by]} pauses the match. Reason: ${reason}`,
  restored: parts`Pause: the event was restored from a copy, and the end of this match is lost. A referee decides how it goes on.`,
  resumed: parts`The pause is over, the match goes on.`,
  extended: (trader, seconds) => parts`${trader} gets ${time(seconds)} more.`,
  nudged: (who, trader) => parts`${who} asks ${trader} to hurry.`,
  called: (trader) => parts`${trader} calls a referee.`,
  callClosed: parts`The call to a referee is closed.`,
  defaultAnnounced: (by, trader, seconds) =>
    parts`${STAFF[by]} will decide by default in ${time(seconds)}, unless ${trader} acts before.`,
  defaultStopped: (trader) => parts`There will be no decision by default: it is ${trader} who chooses.`,
  opened: (by, reason) => parts`${STAFF[by]} sees the cards that lie face down. Reason: ${reason}`,
  decksOpened: (by, reason) => parts`${STAFF[by]} sees both decks. Reason: ${reason}`,
  pursesOpened: (by, reason) => parts`${STAFF[by]} sees both purses. Reason: ${reason}`,
  linkMade: (by, trader) => parts`${STAFF[by]} makes a new link for the seat of ${trader}.`,
  unboundByClock: parts`The time to choose the price of victory is over. The match no longer binds anybody; the claim stays open.`,
  unbound: (by) => parts`${STAFF[by]}: the match no longer binds anybody; the claim stays open.`,
  awardedAgain: (winner, reason) =>
    parts`Settled again after the end: the match is awarded to ${winner}. Reason: ${reason}`,
  returnedAgain: {
    voided: (reason) => parts`Settled again after the end: the match is void. Reason: ${reason}`,
    drawn: (reason) => parts`Settled again after the end: a draw. Reason: ${reason}`,
  },
};
