// ProbedServer: the real server's process with a probe in it, and what the kernel knows about its connections.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { ServerProcess } from '../support/index.ts';
import type { Seeding } from '../support/seed.ts';

const PROBE = fileURLToPath(new URL('probe.ts', import.meta.url));

const FACTS = z.object({
  /** The process's memory, in bytes. */
  rss: z.number(),
  /** Bytes that the engine has taken for new objects; they stay taken, whether used or not. */
  young: z.number(),
  /** The longest time that its own work blocked the loop since the last report, in milliseconds. */
  loopMs: z.number(),
  /** The longest time that it waited for a processor meanwhile, in milliseconds. */
  waitMs: z.number(),
});
type Facts = z.infer<typeof FACTS>;

export interface ProbedServer {
  readonly server: ServerProcess;
  /** Asks the probe for its figures. */
  facts(): Promise<Facts>;
  /** Asks for the figures once all garbage was collected. */
  collected(): Promise<Facts>;
  dispose(): Promise<void>;
}

/** Starts a server with a probe. */
export async function startProbed(seeding?: Seeding): Promise<ProbedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-probe-'));
  const path = join(folder, 'probe');
  const server = await ServerProcess.start({
    env: { PROBE: path, NODE_OPTIONS: `--expose-gc --import=${PROBE}` },
    ...(seeding === undefined ? {} : { seeding }),
  });
  const ask = async (at: string): Promise<Facts> => FACTS.parse(JSON.parse(await text(connect(at))));
  return {
    server,
    facts: () => ask(path),
    collected: () => ask(`${path}-collected`),
    async dispose() {
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ESTABLISHED = '01';
const hexOf = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0');

/**
 * Returns the ports of the phones to which a server's port still has a connection, as the kernel and not the server
 * says.
 */
export function connectedTo(port: number): ReadonlySet<number> {
  const own = `:${hexOf(port)}`;
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const columns = rows.map((row) => row.trim().split(/\s+/));
  const theirs = columns.filter(
    ([, local, , state]) => local?.endsWith(own) === true && state === ESTABLISHED,
  );
  return new Set(theirs.map(([, , remote = '']) => Number.parseInt(remote.slice(-4), 16)));
}
