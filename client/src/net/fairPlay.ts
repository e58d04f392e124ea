// FairPlay: the phone's own part in fair tosses (F2, F3): n is drawn once, kept before it is promised, and opened by itself.

import { type Hex32, type MatchView, promiseOf } from '@dunmer/shared/fairness';
import type { PlayCommand } from '@dunmer/shared/protocol';
import { keep, randomHex, recall } from '../device/index.ts';

const keyOf = (match: string, commitment: Hex32): string => `nonce.${match}.${commitment}`;

/** This phone's n for a match: drawn at the first asking, and never again. */
function ownNonce(match: string, commitment: Hex32): Hex32 {
  const key = keyOf(match, commitment);
  if (recall(key) === null) keep(key, randomHex(32));
  // Read back: a second tab may have been first.
  return recall(key) ?? '';
}

/** The n that this phone drew, if it did. */
export const keptNonce = (match: string, commitment: Hex32): Hex32 | null => recall(keyOf(match, commitment));

/** What this seat's phone owes now, or null. */
export function owedCommand(view: MatchView): PlayCommand | null {
  if (view.viewer === 'watcher' || view.common.phase.at === 'finished') return null;
  const { match, commitment, promised, promises, opened, waived, bots } = view.seals;
  const seat = view.viewer;
  const isOut = bots.includes(seat) || waived.some((one) => one.seat === seat);
  if (commitment === '' || isOut) return null;
  if (!promised[seat]) {
    const promise = promiseOf(match, seat, commitment, ownNonce(match, commitment));
    return { type: 'promise', promise };
  }
  if (promises === null || opened[seat]) return null;
  // A promise made by a browser whose memory is gone can't be opened here (F4).
  const nonce = keptNonce(match, commitment);
  return nonce === null ? null : { type: 'open', nonce };
}

/** Whether a command is the phone's own doing, and nothing its owner has asked for. */
export const isOwnPart = (command: PlayCommand): boolean =>
  command.type === 'promise' || command.type === 'open';
