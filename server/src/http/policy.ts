// Policy: the security headers of every answer.

import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Safari before 16 does not take `'self'` for the sockets of the same host. Only a host of ours gets here, with its
 * port.
 */
const ownSockets = (host = ''): string => `ws://${host} wss://${host}`;

/** Sets them; the host that is asked for has been found to be ours. */
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
  // At an event it is plain HTTP on the local network: no browser may be told otherwise.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});
