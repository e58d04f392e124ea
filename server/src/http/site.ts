// Site: the one express app for health, API and pages.

import { existsSync } from 'node:fs';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { brokenBy, type Clock, type Log } from '../ports/index.ts';
import { type ApiPorts, apiRoutes, greet } from './api.ts';
import { inPace } from './inPace.ts';
import { onlyOurs } from './onlyOurs.ts';
import { pages } from './pages.ts';
import { policy } from './policy.ts';
import { TICKET_PATH } from './ticket.ts';

export interface SitePorts extends ApiPorts {
  /** The folder of the built client; without it there are no pages. */
  readonly pages: string;
  readonly clock: Clock;
  readonly log: Log;
}

const BODY_BYTES = 32 * 1024;

const isRead = ({ method, path }: Request): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && path === `/api${TICKET_PATH}`);

// Everything is asked with GET, so no body is read but that of a ticket.
function refuseBodies(request: Request, response: Response, next: NextFunction): void {
  const isTooLong = Number(request.headers['content-length'] ?? 0) > BODY_BYTES;
  if (!isTooLong && isRead(request)) return next();
  response
    .set('Connection', 'close')
    .status(isTooLong ? 413 : 405)
    .json({ code: isTooLong ? 'too-long' : 'not-allowed' });
}

/** A segment of an address that may be logged; anything else might be a code. */
const AREA = /^[a-z]{0,10}$/;

/** Logs which route was asked, but not its parameters: addresses hold codes. */
function logging({ clock, log }: SitePorts) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const began = clock.elapsed();
    response.on('finish', () => {
      const [, area = ''] = request.originalUrl.split('?', 1)[0]?.split('/') ?? [];
      const facts = {
        method: request.method,
        area: AREA.test(area) ? area : '?',
        status: response.statusCode,
      };
      log.debug({ ...facts, ms: Math.round(clock.elapsed() - began) }, 'request');
    });
    next();
  };
}

/** Makes the site. */
export function makeSite(ports: SitePorts): Express {
  const { store, release, log, reception } = ports;
  const site = express();
  site.disable('x-powered-by');
  site.use(logging(ports), onlyOurs(reception.hosts), policy, refuseBodies);
  site.use(['/api', '/healthz'], inPace(reception, ports.clock));
  site.get('/healthz', async (_, response) => {
    const database = await store.probe();
    response.status(database === 'ok' ? 200 : 503).json({ version: release, database });
  });
  site.use('/api', apiRoutes(ports));
  if (existsSync(ports.pages)) {
    site.use(async (request, response, next) => {
      if (request.headers.accept?.includes('text/html') === true) await greet(request, response, ports);
      next();
    });
    site.use(pages(ports.pages));
  }
  site.use((_, response) => void response.status(404).json({ code: 'not-found' }));
  // Express takes a handler of four arguments for one of errors.
  site.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    if (error instanceof URIError) return void response.status(400).json({ code: 'bad-address' });
    log.error(brokenBy(error), 'a request could not be answered');
    // An answer that has begun can't be taken back; it can only be broken off.
    if (response.headersSent) response.destroy();
    else response.status(503).json({ code: 'failed' });
  });
  return site;
}
