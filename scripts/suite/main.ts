// npm test: every check and every suite, all of them even when one fails; the last line is the tally.
import { mkdirSync, writeFileSync } from 'node:fs';
import { closing } from './closing.ts';
import { longest } from './longest.ts';
import { equip, type Machine } from './machine.ts';
import { runStage, type Stage } from './stage.ts';
import { type Outcome, type Step, runStep } from './step.ts';
import { sum, tallyOfStatus } from './tally.ts';

const results = 'test-results';
const door = 'scripts/run.mjs';
const vitest = (name: string, minutes: number, ...projects: readonly string[]): Step => {
  const report = `${results}/${name}.json`;
  const filter = projects.map((project) => `--project=${project}`);
  return {
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...filter, `--outputFile.json=${report}`],
    minutes,
    report,
    underway: `${results}/${name}.underway`,
  };
};

const check = (name: string, minutes: number, ...args: readonly string[]): Step => ({
  name,
  args: [door, ...args],
  minutes,
});

const browser: Step = {
  name: 'browser',
  args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
  minutes: 30,
  report: `${results}/browser.json`,
};
const bench: Step = {
  name: 'quick benchmark',
  args: [door, 'bench', '--quick', '--report', `${results}/bench.json`],
  minutes: 10,
  report: `${results}/bench.json`,
};

// One stage follows another. Browsers wait for films, clocks and each other, and steps that only check and count use
// that time; steps that measure time or memory have the machine for themselves. A limit is for what hangs: three times
// what a busy machine needs, because there are hours in which it takes twice as long.
const stages: readonly Stage<Step>[] = [
  // A build does one thing at a time, and so do the checkers of types and of unused code. All of them need nothing but
  // Node, so that meanwhile the machine can be given what it lacks.
  {
    lanes: [
      [
        check('build', 4, 'build'),
        check('format', 3, 'format', '--check'),
        check('dead code', 3, 'deadcode'),
        check('boundaries', 3, 'boundaries'),
        check('size', 3, 'size'),
      ],
      [check('types', 4, 'types')],
    ],
  },
  // Which of the two long ones ends first depends on the machine.
  {
    lanes: [[browser], [vitest('units', 30, 'shared', 'server', 'client', 'repository')]],
    rest: [vitest('counting', 20, 'server-counting'), check('lint', 4, 'lint')],
  },
  { lanes: [[vitest('heavy', 12, 'server-heavy')]] },
  { lanes: [[bench]] },
];

const withBrowser = ({ chromium }: Machine): NodeJS.ProcessEnv =>
  chromium === undefined ? process.env : { ...process.env, CHROMIUM_PATH: chromium };

const main = async (names: readonly string[]): Promise<number> => {
  mkdirSync(results, { recursive: true });
  const began = performance.now();
  const equipping = equip();
  const outcomes: Outcome[] = [];
  for (const [nth, stage] of stages.entries()) {
    const env = nth === 0 ? process.env : withBrowser(await equipping);
    const asked = (step: Step): boolean => names.length === 0 || names.includes(step.name);
    outcomes.push(...(await runStage(stage, asked, (step, beside) => runStep(step, env, beside))));
  }

  const machine = await equipping;
  const missing = machine.missing.map((sentence): Outcome => {
    const step = { name: 'the machine', args: [], minutes: 0 };
    const finding = { kind: 'failed', name: 'equipment', says: [sentence] } as const;
    return { step, tally: tallyOfStatus(1), findings: [finding], lasting: [], seconds: 0 };
  });
  const all = [...outcomes, ...missing];
  console.log(`\nThe ten longest tests:\n${longest(all.flatMap(({ lasting }) => lasting)).join('\n')}`);
  console.log(`\n${closing(all).join('\n')}`);
  console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  const total = sum(all.map(({ tally }) => tally));
  const summary = `${total.passed} passed, ${total.failed} failed`;
  writeFileSync(`${results}/summary.txt`, `${summary}\n`);
  console.log(`\n${summary}`);
  return total.failed === 0 ? 0 : 1;
};

process.exitCode = await main(process.argv.slice(2));
