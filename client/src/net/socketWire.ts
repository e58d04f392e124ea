// socketWire: the link over this browser's socket.

import { createLink, type LinkSocket, type Wire } from '@dunmer/shared/phone';
import { type ClientMessages, PROTOCOL_VERSION, type ServerMessages } from '@dunmer/shared/protocol';
import { io, type Socket } from 'socket.io-client';
import { machine } from '../device/index.ts';

/** The socket, typed by the protocol; it connects when it is told to. */
export const openSocket = (protocol: number): Socket<ServerMessages, ClientMessages> =>
  io({
    autoConnect: false,
    auth: { protocol },
    transports: ['websocket'],
    // By itself it would come back after the same pause on every phone: the link brings it back.
    reconnection: false,
    timeout: 8000,
  });

/** `greet` is asked before the first connection, and after a refusal: it sets the device's cookie, and says whether to go on. */
export const socketWire = (
  greet: () => Promise<boolean>,
  socket: LinkSocket = openSocket(PROTOCOL_VERSION),
): Wire => createLink({ ...machine, socket, greet, isOnline: () => navigator.onLine });
