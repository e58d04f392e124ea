// Mutants: makes each deliberate mistake in a copy of the rules core and reports the test that notices it.
// `npm run mutants [words of a sentence]`; the exit status is 1 where a mistake goes unnoticed.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of what the tests of the rules need, beside the real one's dependencies. */
function copyOfShared(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const folder of ['lib', 'cards', 'rules', 'testing', 'fairness'])
    cpSync(join(root, 'shared/src', folder), join(copy, 'src', folder), { recursive: true });
  // The laws play thousands of games; what is asked here is whether a sentence has its test.
  rmSync(join(copy, 'src/rules/laws'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  return copy;
}

/** The names of the tests that fail in the copy; `null` where they do not come to an end. */
function failures(copy: string): readonly string[] | null {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--root', copy, '--reporter=tap-flat', '--no-isolate', 'src/rules/'];
  const { stdout, status, signal } = spawnSync(process.execPath, [vitest, ...args], {
    encoding: 'utf8',
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  if (signal !== null) return null;
  const failed = stdout.split('\n').flatMap((line) => {
    const name = /^not ok \d+ - (.*?)( # .*)?$/u.exec(line)?.[1];
    return name === undefined ? [] : [name.replace(/^src\/rules\//u, '')];
  });
  return status === 0 || failed.length > 0 ? failed : ['the tests cannot be run'];
}

function report(copy: string, { breaks, file, find, replace }: Mutant): boolean {
  const path = join(copy, 'src/rules', file);
  const before = readFileSync(path, 'utf8');
  if (before.split(find).length !== 2) {
    console.log(`LOST      ${file}: ${breaks}: its text does not stand there exactly once`);
    return false;
  }
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  const failed = failures(copy);
  writeFileSync(path, before);
  const noticed = failed === null || failed.length > 0;
  const by = failed === null ? 'the tests do not end' : `${failed.length} tests, ${failed[0] ?? ''}`;
  console.log(noticed ? `noticed   ${file}: ${breaks} | ${by}` : `SURVIVES  ${file}: ${breaks}`);
  return noticed;
}

const words = process.argv.slice(2).join(' ');
const chosen = MUTANTS.filter(({ breaks, file }) => `${file}: ${breaks}`.includes(words));
const copy = copyOfShared();
try {
  if ((failures(copy) ?? ['']).length > 0) throw new Error('the tests fail without any mistake');
  const unnoticed = chosen.filter((mutant) => !report(copy, mutant));
  console.log(`${chosen.length - unnoticed.length} of ${chosen.length} mistakes noticed`);
  process.exitCode = unnoticed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}
