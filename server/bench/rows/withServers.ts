// Servers for a measurement: started in a folder of their own, and stopped with it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { present } from '@dunmer/shared/lib';
import { type Crowd, type Server, type ServerName, startServer } from '../contenders/index.ts';

export type Servers = ReadonlyMap<ServerName, Server>;

/** Returns one of these servers. Throws where it does not take part. */
export const serverIn = (servers: Servers, name: ServerName): Server =>
  present(servers.get(name), `${name} takes part`);

/** Starts servers in a folder that is removed with them, and lets `use` measure them. */
export async function withServers<T>(
  names: readonly ServerName[],
  crowd: Crowd,
  use: (servers: Servers) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-bench-'));
  let servers: Servers = new Map();
  try {
    servers = new Map(
      await Promise.all(names.map(async (name) => [name, await startServer(name, folder, crowd)] as const)),
    );
    return await use(servers);
  } finally {
    for (const server of servers.values()) await server.stop();
    rmSync(folder, { recursive: true });
  }
}
