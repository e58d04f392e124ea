// npm test: every check and every suite, all of them even when one fails; the last line is the tally.
import { mkdirSync, writeFileSync } from 'node:fs';
import { closing } from './closing.ts';
import { equip } from './machine.ts';
import { type Outcome, type Step, runStep } from './step.ts';
import { sum, tallyOfStatus } from './tally.ts';

const results = 'test-results';
const door = 'scripts/run.mjs';
const vitest = (name: string, minutes: number, ...projects: readonly string[]): Step => {
  const report = `${results}/${name}.json`;
  const filter = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, args: ['node_modules/vitest/vitest.mjs', 'run', ...filter, ...reporters], minutes, report };
};

// A limit is for what hangs: three times what a busy machine needs.
const steps: readonly Step[] = [
  { name: 'build', args: [door, 'build'], minutes: 4 },
  { name: 'format', args: [door, 'format', '--check'], minutes: 3 },
  { name: 'lint', args: [door, 'lint'], minutes: 4 },
  { name: 'types', args: [door, 'types'], minutes: 4 },
  { name: 'dead code', args: [door, 'deadcode'], minutes: 3 },
  { name: 'boundaries', args: [door, 'boundaries'], minutes: 3 },
  { name: 'size', args: [door, 'size'], minutes: 3 },
  vitest('units', 8, 'shared', 'server', 'client', 'repository'),
  vitest('heavy', 15, 'server-counting', 'server-heavy'),
  {
    name: 'browser',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    minutes: 15,
    report: `${results}/browser.json`,
  },
  {
    name: 'quick benchmark',
    args: [door, 'bench', '--quick', '--report', `${results}/bench.json`],
    minutes: 10,
    report: `${results}/bench.json`,
  },
];

const chosen = (names: readonly string[]): readonly Step[] =>
  names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));

const main = async (names: readonly string[]): Promise<number> => {
  mkdirSync(results, { recursive: true });
  const machine = equip();
  const env =
    machine.chromium === undefined ? process.env : { ...process.env, CHROMIUM_PATH: machine.chromium };
  const outcomes: Outcome[] = [];
  for (const step of chosen(names)) outcomes.push(await runStep(step, env));

  const missing = machine.missing.map((sentence): Outcome => {
    const step = { name: 'the machine', args: [], minutes: 0 };
    const finding = { kind: 'failed', name: 'equipment', says: [sentence] } as const;
    return { step, tally: tallyOfStatus(1), findings: [finding], seconds: 0 };
  });
  const all = [...outcomes, ...missing];
  console.log(`\n${closing(all).join('\n')}`);
  const total = sum(all.map(({ tally }) => tally));
  const summary = `${total.passed} passed, ${total.failed} failed`;
  writeFileSync(`${results}/summary.txt`, `${summary}\n`);
  console.log(`\n${summary}`);
  return total.failed === 0 ? 0 : 1;
};

process.exitCode = await main(process.argv.slice(2));
