// Only ours: nothing is served under a host name that is not this server's.

import type { RequestHandler } from 'express';
import type { Hosts } from '../callers/index.ts';

const MISDIRECTED = 421;
const SENTENCES = [
  'Сервер не знает этого адреса. Откройте тот, который дали мастера.',
  'This server does not go by that address. Open the one that the organisers gave you.',
  '(For its keeper: names of the server beside its own are set by PUBLIC_URL.)',
].join('\n');

/**
 * Refuses with 421 and a plain sentence whatever is asked under another host name; it does not say which names are
 * ours.
 */
export const onlyOurs =
  (hosts: Hosts): RequestHandler =>
  (request, response, next) => {
    if (hosts.has(request.headers.host)) return next();
    response.set('Connection', 'close').status(MISDIRECTED).type('text/plain').send(`${SENTENCES}\n`);
  };
