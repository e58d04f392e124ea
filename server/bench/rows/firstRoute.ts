// Row 15: the size of the player's first page, compared with the smallest app with the same libraries.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import * as z from 'zod';
import { assert } from '@dunmer/shared/lib';
import { type Measurement, spreadOf } from '../harness/index.ts';
import { FIRST_ROUTE } from './goals.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const WEIGH = path('../../../scripts/checks/weigh.ts');
const CLIENT = path('../../../client/dist');
const MINIMAL = path('../floors/minimalApp');

const loadSchema = z.array(z.object({ kind: z.string(), bytes: z.number() }));

/** Returns the bytes of gzipped JavaScript of a build's first load. */
async function scriptBytes(dist: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [WEIGH, dist]);
  const scripts = loadSchema.parse(JSON.parse(stdout)).filter(({ kind }) => kind === 'script');
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function minimalBytes(): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'dunmer-bench-'));
  try {
    await build({
      root: MINIMAL,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      build: { outDir, emptyOutDir: true, manifest: true },
    });
    return await scriptBytes(outDir);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Row 15. The client has to be built. */
export async function measureFirstRoute(): Promise<Measurement> {
  const [ours, minimal] = [await scriptBytes(CLIENT), await minimalBytes()];
  assert(ours > 0 && minimal > 0, 'both pages have scripts');
  return {
    goal: FIRST_ROUTE,
    value: spreadOf([ours / minimal]),
    noisy: false,
    controls: [],
    facts: { 'ours, KiB': ours / 1024, 'minimal, KiB': minimal / 1024 },
  };
}
