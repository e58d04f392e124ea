// English words of the desk: what referees, clocks and calls did to a match.

import type { deskRu } from './desk.ru.ts';
import { parts } from '../text/parts.ts';

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
  restored: parts`Paused: the event was restored from a copy; the last moves are lost. A referee or organiser decides how to go on.`,
  resumed: parts`The pause is over, the match goes on.`,
  extended: (trader, seconds) => parts`${trader} gets ${time(seconds)} more.`,
  nudged: (who, trader) => parts`${who} asks ${trader} to hurry.`,
  called: (trader) => parts`${trader} calls a referee.`,
  callClosed: parts`The call for a referee is closed.`,
  defaultAnnounced: (by, trader, seconds) =>
    parts`${STAFF[by]}: in ${time(seconds)} the server moves for ${trader}. Until then the move is theirs.`,
  defaultStopped: (trader) => parts`The server does not move after all: ${trader} chooses.`,
  opened: (by, reason) => parts`${STAFF[by]} sees the cards that lie face down. Reason: ${reason}`,
  decksOpened: (by, reason) => parts`${STAFF[by]} sees both decks. Reason: ${reason}`,
  pursesOpened: (by, reason) => parts`${STAFF[by]} sees both purses. Reason: ${reason}`,
  linkMade: (by, trader) => parts`${STAFF[by]} has made a new link for ${trader}.`,
  unboundByClock: parts`Time to choose the price of victory is up. Both are free to go; the choice stays open.`,
  unbound: (by) => parts`${STAFF[by]} lets both go; the price of victory can still be chosen.`,
  awardedAgain: (winner, reason) =>
    parts`Result revised: the match is awarded to ${winner}. Reason: ${reason}`,
  returnedAgain: {
    voided: (reason) => parts`Result revised: the match is void. Reason: ${reason}`,
    drawn: (reason) => parts`Result revised: a draw. Reason: ${reason}`,
  },
};
