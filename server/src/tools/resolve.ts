// resolve: reads scripts of a table from standard input, one JSON object a line; writes the results in the same order.

import { once } from 'node:events';
import { linesOf } from './ndjson.ts';
import { type Table, tableOf } from './tableOf.ts';

/** The resolver of each table, and of the trade's with its windows; no other table's rules are even loaded. */
const RESOLVERS: Readonly<Record<Table | 'windows', () => Promise<(line: string) => object>>> = {
  trade: async () => (await import('@dunmer/shared/script')).resolveLine,
  windows: async () => (await import('@dunmer/shared/script')).resolveWindowLine,
  patrons: async () => (await import('@dunmer/shared/patrons/script')).resolveGameLine,
};

const { table, rest } = tableOf();
const resolveLine = await RESOLVERS[rest.includes('--windows') ? 'windows' : table]();

const FLUSH_AT = 64 * 1024;

let isClean = true;
let out = '';

async function flush(): Promise<void> {
  const ready = process.stdout.write(out);
  out = '';
  if (!ready) await once(process.stdout, 'drain');
}

// A reader that has gone needs no more results.
process.stdout.on('error', () => process.exit(1));

for await (const line of linesOf(process.stdin)) {
  if (line.trim() === '') continue;
  const resolved = resolveLine(line);
  if ('error' in resolved) isClean = false;
  out += `${JSON.stringify(resolved)}\n`;
  if (out.length >= FLUSH_AT) await flush();
}
await flush();
process.exitCode = isClean ? 0 : 1;
