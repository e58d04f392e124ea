// A phone that has opened a link becomes its owner's by fetching a cookie; until it has the cookie, it keeps the
// ticket.

import { err, ok } from '@dunmer/shared/lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { forget, recall } from '../device/index.ts';
import { fetchCookie, ownTicket, TICKET } from './socketWire.ts';

beforeEach(() => forget(TICKET));

describe('a ticket', () => {
  it('is drawn once, and stays the same for every try until a link is bound to it', () => {
    const ticket = ownTicket();
    expect(ticket).toMatch(/^[0-9a-f]{64}$/);
    expect(ownTicket()).toBe(ticket);
  });

  it('is kept where nobody answers, and asked with again', async () => {
    const ticket = ownTicket();
    const asked: string[] = [];
    const silent = async (said: string) => {
      asked.push(said);
      return err('silent' as const);
    };
    expect([await fetchCookie(silent), await fetchCookie(silent)]).toEqual([false, false]);
    expect(asked).toEqual([ticket, ticket]);
    expect(ownTicket()).toBe(ticket);
  });

  it('is kept for a link that is not bound yet, and is spent with the cookie', async () => {
    const ticket = ownTicket();
    expect(await fetchCookie(async () => ok({ bound: false }))).toBe(true);
    expect(ownTicket()).toBe(ticket);
    expect(await fetchCookie(async () => ok({ bound: true }))).toBe(true);
    expect(recall(TICKET)).toBeNull();
    expect(ownTicket()).not.toBe(ticket);
  });

  it('is asked with by no phone that has opened no link, nor held up by a server that does not know it', async () => {
    const never = async () => {
      throw new Error('nothing is to be asked');
    };
    expect(await fetchCookie(never)).toBe(true);
    ownTicket();
    expect(await fetchCookie(async () => err('refused' as const))).toBe(true);
  });
});
