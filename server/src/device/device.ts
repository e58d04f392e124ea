// Device: a browser, which is known by a secret token in a cookie that no script can read.

import type { DeviceHash, Reader } from '../store/index.ts';
import { nameOf, type Tokens } from './tokens.ts';

/** For HTTPS: no page of a neighbouring name, port or path can set another cookie of this name. */
const SAFE = '__Host-device';
const PLAIN = 'device';
/** Older, unsigned tokens have 43 characters. */
const TOKEN = /^[\w-]{43}(?:[\w-]{21})?$/;
/** How many tokens are checked: a browser has one or two, and each costs a hash and a query of the database. */
const MOST_TOKENS = 4;
// The longest that browsers keep a cookie.
const DAYS = 400;

/**
 * The tokens in a cookie header, the most trustworthy first. A browser sends cookies of longer paths first; the last
 * one was set for the whole host, as the server's own is.
 */
function tokensIn(cookies: string | undefined): readonly string[] {
  const found = { [SAFE]: [] as string[], [PLAIN]: [] as string[] };
  for (const pair of cookies?.split(';') ?? []) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if ((name === SAFE || name === PLAIN) && TOKEN.test(value)) found[name].unshift(value);
  }
  return [...found[SAFE], ...found[PLAIN]].slice(0, MOST_TOKENS);
}

/** The device that a request's cookie header names, whether or not its token was issued here; null if it names none. */
export function deviceOf(cookies: string | undefined): DeviceHash | null {
  const [token] = tokensIn(cookies);
  return token === undefined ? null : nameOf(token);
}

interface DevicesPorts {
  readonly tokens: Pick<Tokens, 'isIssued'>;
  readonly reader: { readonly people: Pick<Reader['people'], 'isKnownDevice'> };
}

/**
 * The device that a request's cookie header names; null if none of its tokens counts. A token counts if it was issued
 * here, or its browser was somebody's before tokens were signed.
 */
export async function knownDevice(
  { tokens, reader }: DevicesPorts,
  cookies: string | undefined,
): Promise<DeviceHash | null> {
  for (const token of tokensIn(cookies)) {
    const device = nameOf(token);
    if (tokens.isIssued(token) || (await reader.people.isKnownDevice(device))) return device;
  }
  return null;
}

/** The `Set-Cookie` header that gives a token to the browser. */
export function cookieFor(token: string, { secure }: { readonly secure: boolean }): string {
  const name = secure ? SAFE : PLAIN;
  const parts = [`${name}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${DAYS * 86_400}`];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
