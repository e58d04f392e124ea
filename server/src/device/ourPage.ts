// OurPage: whether a request comes from a page of this server. That must be checked because a browser also sends the
// cookie, and accepts one, for a page on another port of this host.

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this server, by whichever of its addresses that was opened, or from no page
 * at all. If the server's own address is HTTPS, a page of the same name without it is foreign: anybody on the Wi-Fi
 * can make one.
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
