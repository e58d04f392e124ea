// Ticket: a browser whose link was bound fetches its new cookie here, as often as the network needs.

import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { TicketInfo } from '@dunmer/shared/protocol';
import { parseTicket } from '@dunmer/shared/protocol/schema';
import { isOurPage, nameOf } from '../device/index.ts';
import type { Store } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { refuse } from './refuse.ts';

export interface TicketPorts {
  readonly store: Store;
  readonly world: World;
  readonly publicUrl: () => string;
  /** Gives the browser its token as a cookie. */
  readonly give: (response: Response, token: string) => void;
}

const BODY_BYTES = 256;

/** The only address that takes a body. */
export const TICKET_PATH = '/device';

function read(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Makes the route. The digits say whose cookie it is, and only the browser that has drawn them knows them. Only JSON is
 * read, which a page of another origin may not send, so that no browser can be given somebody else's cookie.
 */
export function ticketRoute({ store, world: { tokens }, publicUrl, give }: TicketPorts): Router {
  const routes = express.Router();
  const body = express.text({ type: 'application/json', limit: BODY_BYTES });
  const answer = async ({ headers, body: text }: Request, response: Response): Promise<void> => {
    const ticket = parseTicket(read(text));
    if (!ticket.ok || !isOurPage(headers, [publicUrl()]))
      return refuse(response, { code: 'bad-shape', key: 'ticket' });
    const token = tokens.forTicket(ticket.value.ticket);
    const bound = await store.read.people.isKnownDevice(nameOf(token));
    if (bound) give(response, token);
    response.json({ bound } satisfies TicketInfo);
  };
  routes.post(TICKET_PATH, body, answer);
  // Express takes a handler of four arguments for one of errors: here of bodies that are too long or broken off.
  routes.use(TICKET_PATH, (_error: unknown, _: Request, response: Response, _next: NextFunction) =>
    refuse(response, { code: 'bad-shape', key: 'ticket' }),
  );
  return routes;
}
