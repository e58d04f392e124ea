// OurPage: whether a page of ours asks: a browser sends the cookie, and takes one, for a page on another port of this host too.

import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from a page of this server, or from a program that is no page at all. */
export function isOurPage({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return from === host || (publicUrl !== '' && from === new URL(publicUrl).host);
}
