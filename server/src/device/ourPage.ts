// OurPage: whether a page of ours asks: a browser sends the cookie, and takes one, for a page on another port of this host too.

import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from a page of this server, whichever of its addresses it was opened by, or from no page at all. */
export function isOurPage({ origin, host }: IncomingHttpHeaders, addresses: readonly string[]): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return from === host || addresses.some((url) => url !== '' && from === new URL(url).host);
}
