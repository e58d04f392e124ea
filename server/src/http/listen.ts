// Listen: makes a server listen on its port; where it can't, its keeper reads why and what helps.

import { once } from 'node:events';
import type { Server } from 'node:http';

/** Thrown when the port is not free; the message is written for the keeper. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/** Listens, and resolves to the actual port. Throws `PortTaken` where the keeper can help. */
export async function listen(
  http: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
  const failed = once(http, 'error').then(([error]) =>
    Promise.reject(error instanceof Error ? error : new Error()),
  );
  http.listen(port, host);
  try {
    await Promise.race([once(http, 'listening'), failed]);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new PortTaken(`Port ${port} is taken by another program. Stop it, or set PORT to a free one.`);
    if (code === 'EACCES')
      throw new PortTaken(`Port ${port} may not be used by this account. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new PortTaken(`There is no address ${host} on this machine. Set HOST.`);
    throw error;
  }
  failed.catch(() => undefined);
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
