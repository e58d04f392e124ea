// Listening on this machine alone, on any free port.

import type { Server } from 'node:http';

export async function listenLocally(http: Server): Promise<number> {
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
