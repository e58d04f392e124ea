// NodeFlags: the flags and the environment with which Node runs the server, in tests as by `npm start`.

import { readFileSync } from 'node:fs';
import * as z from 'zod';

const FILE = new URL('../../node.json', import.meta.url);

export const { flags: NODE_FLAGS, env: NODE_ENVIRONMENT } = z
  .strictObject({ flags: z.array(z.string()), env: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));
