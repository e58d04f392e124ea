// Workshop: a copy of the sources in which mistakes are made, one after another, and the tests are run against each.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WORKSPACES = ['shared', 'server', 'client'] as const;
/** Everything that the tests read beside the sources. */
const BESIDE = [
  'docs',
  'e2e',
  'scripts',
  'vite.config.ts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
const OURS = '@dunmer';
const NEVER_COPIED = new Set(['node_modules', 'dist', 'public']);
/** The laws play thousands of games; here it only matters whether a sentence has its test. */
const LAWS = join(root, 'shared/src/rules/laws');
const LONGEST_MS = 120_000;
/** A file that fails without any of its tests could not be read. */
const FAILED = /^not ok \d+ - (?<name>.* > .*?)(?: # .*)?$/mu;
const RUN_AND_FAILED = /^not ok \d+ - (?<name>.* > .*?) # time=/mu;

/** What the tests show about a mistake. */
export type Verdict =
  | { readonly is: 'noticed'; readonly by: string }
  | { readonly is: 'survives' }
  /** The text does not stand in the file exactly once, or the tests can't be run. */
  | { readonly is: 'lost'; readonly why: string };

/**
 * Returns the name of the test that failed, from vitest's report (TAP); null where none did. Tests that were skipped
 * after the first failure stand there as failed too, but without the time that they took.
 */
export const firstFailed = (said: string): string | null =>
  (RUN_AND_FAILED.exec(said) ?? FAILED.exec(said))?.groups?.['name'] ?? null;

/** Links the same dependencies into the copy; the workspaces are the copy's own. */
function linkDependencies(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OURS && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
}

export class Workshop {
  readonly #copy = mkdtempSync(join(tmpdir(), 'mutants-'));

  constructor() {
    const filter = (path: string): boolean => path !== LAWS && !NEVER_COPIED.has(basename(path));
    for (const name of [...WORKSPACES, ...BESIDE])
      cpSync(join(root, name), join(this.#copy, name), { recursive: true, filter });
    const modules = join(this.#copy, 'node_modules');
    linkDependencies(join(root, 'node_modules'), modules);
    mkdirSync(join(modules, OURS));
    for (const name of WORKSPACES) {
      symlinkSync(join(this.#copy, name), join(modules, OURS, name));
      const own = join(root, name, 'node_modules');
      try {
        linkDependencies(own, join(this.#copy, name, 'node_modules'));
      } catch {
        // Most workspaces have no dependencies of their own.
      }
    }
  }

  /** Makes a mistake, runs its tests, and takes it back. */
  async judge({ file, find, replace, tests }: Mutant): Promise<Verdict> {
    const path = join(this.#copy, file);
    const before = readFileSync(path, 'utf8');
    if (before.split(find).length !== 2)
      return { is: 'lost', why: `in ${file} its text does not stand exactly once: ${find}` };
    writeFileSync(
      path,
      before.replace(find, () => replace),
    );
    try {
      return await this.#ask(file, tests);
    } finally {
      writeFileSync(path, before);
    }
  }

  dispose(): void {
    rmSync(this.#copy, { recursive: true });
  }

  async #ask(file: string, tests: readonly string[]): Promise<Verdict> {
    const [project = ''] = file.split('/');
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    // One worker: these are a few files, and starting a worker is what costs time.
    const args = [
      'run',
      `--project=${project}`,
      '--reporter=tap-flat',
      '--bail=1',
      '--maxWorkers=1',
      ...tests,
    ];
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: this.#copy,
      // What a surrounding run has set for its own workers is not meant for this run. And the compile cache is this
      // copy's own, because no run in another copy would find its entries.
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))),
        NODE_COMPILE_CACHE: join(this.#copy, 'compiled'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    let said = '';
    let complained = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
    await once(child, 'close');
    if (child.signalCode !== null) return { is: 'noticed', by: 'the tests do not end' };
    const failed = firstFailed(said);
    if (failed !== null) return { is: 'noticed', by: failed };
    if (child.exitCode === 0) return { is: 'survives' };
    return { is: 'lost', why: `its tests can't be run: ${(complained || said).slice(0, 500)}` };
  }
}
