// Device: a browser, known by a secret token in a cookie that no script can read.

import type { DeviceHash, Reader } from '../store/index.ts';
import { nameOf, type Tokens } from './tokens.ts';

/** Over HTTPS: no page of a neighbouring name, port or path can put one of its own beside it. */
const SAFE = '__Host-device';
const PLAIN = 'device';
/** Tokens from before they were signed had 43 letters. */
const TOKEN = /^[\w-]{43}(?:[\w-]{21})?$/;
/** That are looked at: a browser has one or two, and each costs a hash and a question to the database. */
const MOST_TOKENS = 4;
// As long as browsers keep a cookie at all.
const DAYS = 400;

/**
 * The tokens in a cookie header, the one to be trusted most first. A browser sends those of longer paths first: the
 * last is the one that was set for all of this host, as ours is.
 */
function tokensIn(cookies: string | undefined): readonly string[] {
  const found = { [SAFE]: [] as string[], [PLAIN]: [] as string[] };
  for (const pair of cookies?.split(';') ?? []) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if ((name === SAFE || name === PLAIN) && TOKEN.test(value)) found[name].unshift(value);
  }
  return [...found[SAFE], ...found[PLAIN]].slice(0, MOST_TOKENS);
}

/** The device that a request's cookie header names, whether it was issued here or not; null where it names none. */
export function deviceOf(cookies: string | undefined): DeviceHash | null {
  const [token] = tokensIn(cookies);
  return token === undefined ? null : nameOf(token);
}

interface DevicesPorts {
  readonly tokens: Pick<Tokens, 'isIssued'>;
  readonly reader: { readonly people: Pick<Reader['people'], 'isKnownDevice'> };
}

/**
 * The device that a request's cookie header names; null where it names none that counts: one that was issued here, or
 * that was somebody's before tokens were signed.
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

/** The `Set-Cookie` that gives a token to the browser. */
export function cookieFor(token: string, { secure }: { readonly secure: boolean }): string {
  const name = secure ? SAFE : PLAIN;
  const parts = [`${name}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${DAYS * 86_400}`];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
