// Issued: cookies of browsers that a server has greeted, made without asking the server for each.

import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { Tokens } from '../../src/device/index.ts';

const META = z.object({ device_key: z.string() });

/** Returns the cookie header of the browser with this number. */
export const issuedCookie = (tokens: Tokens, number: number): string =>
  `device=${tokens.forTicket(String(number).padStart(64, '0'))}`;

/** Returns the tokens of the server that works with this data folder, signed with its key. */
export function tokensIn(folder: string): Tokens {
  const db = new Database(join(folder, 'dunmer-trade.sqlite'), { readonly: true });
  try {
    return new Tokens(META.parse(db.prepare('select device_key from meta').get()).device_key);
  } finally {
    db.close();
  }
}
