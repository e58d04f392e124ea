// Ticket: digits that this phone alone has, under which a link is bound to it; for them it fetches the cookie by which it is known
// from then on. Kept until that is done, whatever becomes of the network and the page on the way.

import type { Result } from '@dunmer/shared/lib';
import type { TicketInfo } from '@dunmer/shared/protocol';
import { forget, keep, randomHex, recall } from '../device/index.ts';
import type { ApiError } from './asked.ts';

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
