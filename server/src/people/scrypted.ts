// Scrypted: what is kept of four digits and of a passphrase: scrypt under a fresh salt.

import { scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const BYTES = 32;
// Ten thousand numbers are soon tried whatever it costs: this guards a glance at the database, the pace of guesses the rest. It
// runs inside a transaction, so it takes some milliseconds only.
const PIN = { N: 4096, r: 8, p: 1 };

const parted = (kept: string): { readonly salt: Buffer; readonly key: Buffer } => {
  const [salt = '', key = ''] = kept.split('$');
  return { salt: Buffer.from(salt, 'hex'), key: Buffer.from(key, 'hex') };
};

const joined = (salt: Buffer, key: Buffer): string => `${salt.toString('hex')}$${key.toString('hex')}`;

/** What is kept of a PIN. `salt`: 32 fresh bytes in hex. */
export function keptPin(pin: string, salt: string): string {
  const bytes = Buffer.from(salt, 'hex');
  return joined(bytes, scryptSync(pin, bytes, BYTES, PIN));
}

/** Whether a PIN is the one that is kept. */
export function isPin(pin: string, kept: string): boolean {
  const { salt, key } = parted(kept);
  return timingSafeEqual(scryptSync(pin, salt, BYTES, PIN), key);
}

/** What is kept of a passphrase; off the loop, so never inside a transaction. */
export async function keptPassphrase(said: string, salt: string): Promise<string> {
  const bytes = Buffer.from(salt, 'hex');
  return joined(bytes, await derive(said.normalize('NFKC'), bytes, BYTES));
}

/** Whether a passphrase is the one that is kept. */
export async function isPassphrase(said: string, kept: string): Promise<boolean> {
  const { salt, key } = parted(kept);
  return timingSafeEqual(await derive(said.normalize('NFKC'), salt, BYTES), key);
}
