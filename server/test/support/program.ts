// Program: what a test starts as a process, bundled into one file as the server is built: finding, reading and linking
// some hundreds of modules takes longer than everything else a command does. It is made once for the present sources.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const HOME = join(root, 'node_modules/.cache/programs');
const MAKER = join(root, 'scripts/build/programs.ts');
const HOUR = 3_600_000;
const SOURCES = ['package-lock.json', 'scripts/build', 'server/src', 'server/test', 'shared/src'];

function filesOf(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((file) =>
    file.isFile() && !file.name.endsWith('.test.ts') ? [join(file.parentPath, file.name)] : [],
  );
}

/** Returns a hash that changes whenever a file is added, removed or changed. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => filesOf(join(root, path))).toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Removes bundles that are older than an hour: no process runs from them any more. */
function tidy(): void {
  for (const name of readdirSync(HOME)) {
    const path = join(HOME, name);
    if (Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path, { recursive: true, force: true });
  }
}

function make(at: string): void {
  mkdirSync(HOME, { recursive: true });
  tidy();
  const made = mkdtempSync(join(HOME, 'new-'));
  execFileSync(process.execPath, [MAKER, made], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 200_000,
    killSignal: 'SIGKILL',
  });
  try {
    renameSync(made, at);
  } catch {
    // Another process has made the same in the meantime.
    rmSync(made, { recursive: true });
  }
}

/** Returns the path of a program of scripts/build/programs.ts, bundled. */
export function program(name: string): string {
  const at = join(HOME, fingerprint());
  if (!existsSync(at)) make(at);
  return join(at, `${name}.js`);
}
