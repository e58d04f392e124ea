// Serving: the HTTP server, and limits for lines whose owner is slow, or asks without reading.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

// Cuts whoever takes longer than 10 s for the head of a request; Node checks for them only from time to time.
const HEADERS = { headersTimeout: 8_500, requestTimeout: 20_000, connectionsCheckingInterval: 500 };
/**
 * Requests of one line that may wait for their answers; no browser sends a second one before the first is answered.
 */
const UNDER_WAY = 8;
/** Milliseconds during which nothing may come or go on a line. */
const SILENT = 9_500;

/**
 * Makes the HTTP server of a site. Cuts lines that keep asking without reading, and, after `silent` milliseconds, lines
 * that don't read what they have asked for. Once a socket is open, its own guard watches it.
 */
export function serve(site: RequestListener, silent = SILENT): Server {
  const underWay = new WeakMap<Socket, number>();
  const http = createServer(HEADERS, (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    // Requests that came in one piece are still handed out after the line is cut.
    if (count > UNDER_WAY) socket.destroy();
    else if (!socket.destroyed) site(request, response);
  });
  http.setTimeout(silent);
  return http;
}
