// NodeFlags: what Node is started with when it runs the server, here as by `npm start`.

import { readFileSync } from 'node:fs';
import * as z from 'zod';

const FILE = new URL('../../node-flags.json', import.meta.url);

export const NODE_FLAGS: readonly string[] = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));
