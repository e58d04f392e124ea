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

/**
 * Returns the socket, typed by the protocol. It connects only when told to, and tells the server which epoch this
 * page knows.
 */
export const openSocket = (epochNow: () => string | undefined): Socket<ServerMessages, ClientMessages> =>
  io({
    autoConnect: false,
    auth: (tell) => tell({ protocol: PROTOCOL_VERSION, epoch: epochNow() }),
    transports: ['websocket'],
    // The link reconnects by itself: the socket's own reconnection would make every phone come back after the same
    // pause.
    reconnection: false,
    timeout: 8000,
  });

/**
 * Returns the link over a socket. Calls `greet` before the first connection and after a refusal: it sets the device's
 * cookie, and tells whether to go on.
 */
export const socketWire = (greet: () => Promise<boolean>, epochNow: () => string | undefined): Wire =>
  createLink({ ...machine, socket: openSocket(epochNow), greet, isOnline: () => navigator.onLine });

// The name under which this phone keeps its ticket: secret digits to which a link is bound. The phone gives them for
// the cookie by which it is known from then on, and keeps them until then, even if the network or the page is lost
// meanwhile.
export const TICKET = 'ticket';
const BYTES = 32;

/** Returns the digits for the next link that this phone opens: the same ones until it has its cookie. */
export function ownTicket(): string {
  const kept = recall(TICKET);
  if (kept !== null) return kept;
  const drawn = randomHex(BYTES);
  keep(TICKET, drawn);
  return drawn;
}

/**
 * Fetches the cookie of a link that was bound to this phone's ticket, if it has drawn one. False when nobody
 * answered: the phone has to ask again before it asks for anything as its new owner.
 */
export async function fetchCookie(
  ask: (ticket: string) => Promise<Result<TicketInfo, ApiError>>,
): Promise<boolean> {
  const ticket = recall(TICKET);
  if (ticket === null) return true;
  const answer = await ask(ticket);
  if (answer.ok && answer.value.bound) forget(TICKET);
  // What the server refuses now, it will refuse later too.
  return answer.ok || answer.error !== 'silent';
}
