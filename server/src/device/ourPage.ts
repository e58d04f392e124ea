// OurPage: whether a page of ours asks: a browser sends the cookie, and takes one, for a page on another port of this
// host too.

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this server, whichever of its addresses it was opened by, or from no page at
 * all. Where an address of its own is HTTPS, a page of the same name without it is somebody else's: anybody on the
 * Wi-Fi can make one.
 */
export function isOurPage({ origin, host }: IncomingHttpHeaders, addresses: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const own = addresses
    .flatMap((url) => (url === '' ? [] : new URL(url)))
    .filter((url) => url.host === from.host);
  if (own.length > 0) return own.some((url) => url.protocol === from.protocol);
  return from.host === host;
}
