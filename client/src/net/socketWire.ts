// socketWire: the link over this browser's socket.

import { createLink, type Wire } from '@dunmer/shared/phone';
import {
  type ClientMessages,
  PROTOCOL_VERSION,
  type ServerMessages,
  type TicketInfo,
} from '@dunmer/shared/protocol';
import { io, type Socket } from 'socket.io-client';
import { machine, forget, keep, randomHex, recall } from '../device/index.ts';
import type { Result } from '@dunmer/shared/lib';
import type { ApiError } from './lists.ts';

/** The socket, typed by the protocol; it connects when it is told to, and says which epoch this page knows. */
export const openSocket = (epochNow: () => string | undefined): Socket<ServerMessages, ClientMessages> =>
  io({
    autoConnect: false,
    auth: (tell) => tell({ protocol: PROTOCOL_VERSION, epoch: epochNow() }),
    transports: ['websocket'],
    // By itself it would come back after the same pause on every phone: the link brings it back.
    reconnection: false,
    timeout: 8000,
  });

/** `greet` is asked before the first connection, and after a refusal: it sets the device's cookie, and says whether to go on. */
export const socketWire = (greet: () => Promise<boolean>, epochNow: () => string | undefined): Wire =>
  createLink({ ...machine, socket: openSocket(epochNow), greet, isOnline: () => navigator.onLine });

// Digits that this phone alone has, under which a link is bound to it; for them it fetches the cookie by
// which it is known from then on. Kept until that is done, whatever becomes of the network and the page on
// the way.
export const TICKET = 'ticket';
const BYTES = 32;

/** The digits of the next link that this phone opens; the same until it has got one. */
export function ownTicket(): string {
  const kept = recall(TICKET);
  if (kept !== null) return kept;
  const drawn = randomHex(BYTES);
  keep(TICKET, drawn);
  return drawn;
}

/**
 * Fetches the cookie for a link that was bound to this phone's ticket, where it has drawn one. False where nobody answered: then
 * it has to be asked again, before this phone asks for anything as somebody else.
 */
export async function fetchCookie(
  ask: (ticket: string) => Promise<Result<TicketInfo, ApiError>>,
): Promise<boolean> {
  const ticket = recall(TICKET);
  if (ticket === null) return true;
  const answer = await ask(ticket);
  if (answer.ok && answer.value.bound) forget(TICKET);
  // What the server would not hear, it will not hear later either.
  return answer.ok || answer.error !== 'silent';
}
