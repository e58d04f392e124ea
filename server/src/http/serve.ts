// Serving: the HTTP server, and what one line may cost whose owner is slow, or asks and does not read.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

// Whoever takes longer than 10 s for the head of a request is cut; Node looks for them from time to time only.
const HEADERS = { headersTimeout: 8_500, requestTimeout: 20_000, connectionsCheckingInterval: 500 };
/** Requests of one line that wait for their answers; no browser sends a second before the first is answered. */
const UNDER_WAY = 8;
/** Milliseconds in which nothing comes or goes on a line. */
const SILENT = 9_500;

/**
 * Makes the server of a site. Cuts lines that ask on without reading, and after `silent` milliseconds those that don't
 * read what they have asked for; sockets, once they are open, have a guard of their own.
 */
export function serve(site: RequestListener, silent = SILENT): Server {
  const underWay = new WeakMap<Socket, number>();
  const http = createServer(HEADERS, (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    // What came in one piece is handed out to its end, though the line is cut.
    if (count > UNDER_WAY) socket.destroy();
    else if (!socket.destroyed) site(request, response);
  });
  http.setTimeout(silent);
  return http;
}
