// ProbedServer: the real server's process with a probe in it, and what the kernel knows of its connections.

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
  /** Bytes of memory that the process has. */
  rss: z.number(),
  /** Bytes that the engine has taken for new objects: they stay taken, used or not. */
  young: z.number(),
  /** The longest that its loop stood still by its own work since it was last asked, in milliseconds. */
  loopMs: z.number(),
  /** The longest that it waited for a processor meanwhile. */
  waitMs: z.number(),
});
type Facts = z.infer<typeof FACTS>;

export interface ProbedServer {
  readonly server: ServerProcess;
  /** Asks the probe. */
  facts(): Promise<Facts>;
  /** The same once everything was collected that nobody needs. */
  collected(): Promise<Facts>;
  dispose(): Promise<void>;
}

/** Starts a server. */
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

/** The ports of the phones to which a server's port still holds a connection; the kernel's word, not the server's. */
export function connectedTo(port: number): ReadonlySet<number> {
  const own = `:${hexOf(port)}`;
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const columns = rows.map((row) => row.trim().split(/\s+/));
  const theirs = columns.filter(
    ([, local, , state]) => local?.endsWith(own) === true && state === ESTABLISHED,
  );
  return new Set(theirs.map(([, , remote = '']) => Number.parseInt(remote.slice(-4), 16)));
}
