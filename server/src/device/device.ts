// Device: a browser, known by a secret token in a cookie that no script can read; stored as its hash only.

import { hash } from 'node:crypto';
import type { EntropySource } from '../ports/index.ts';
import type { DeviceHash } from '../store/index.ts';

const COOKIE = 'device';
const TOKEN_BYTES = 32;
const TOKEN_LETTERS = 43;
// As long as browsers keep a cookie at all.
const DAYS = 400;

const isToken = (text: string): boolean => text.length === TOKEN_LETTERS && /^[\w-]+$/.test(text);

const hashOf = (token: string): DeviceHash => hash('sha256', token, 'base64url');

/** The device that a request's cookie header names; null where it names none. */
export function deviceOf(cookies: string | undefined): DeviceHash | null {
  for (const pair of cookies?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === COOKIE && isToken(value)) return hashOf(value);
  }
  return null;
}

/** Draws a new device's token. Returns the device and the `Set-Cookie` that gives it to the browser. */
export function newDevice(
  entropy: EntropySource,
  { secure }: { readonly secure: boolean },
): { readonly device: DeviceHash; readonly cookie: string } {
  const token = Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url');
  const parts = [`${COOKIE}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${DAYS * 86_400}`];
  return { device: hashOf(token), cookie: [...parts, ...(secure ? ['Secure'] : [])].join('; ') };
}
