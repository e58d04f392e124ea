// Policy: the security headers of every answer.

import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Names the sockets of this host, because Safari before 16 does not take `'self'` for them. `onlyOurs` lets no other
 * host get here; its port is included.
 */
const ownSockets = (host = ''): string => `ws://${host} wss://${host}`;

/** Sets the headers; the host that is asked for has already been found to be ours. */
export const policy: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      connectSrc: ["'self'", ({ headers }) => ownSockets(headers.host)],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // At an event the server is reached by plain HTTP on the local network: no browser may be told otherwise.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});
