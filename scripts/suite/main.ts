// npm test: every check and every suite, all of them even when one fails; the last line is the tally.
import { mkdirSync, writeFileSync } from 'node:fs';
import { closing } from './closing.ts';
import { longest } from './longest.ts';
import { equip, type Machine } from './machine.ts';
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

/** Steps that run one after another. */
type Lane = readonly Step[];

// One stage follows another; the lanes of a stage run side by side and take about equally long. Browsers wait for
// films, clocks and each other, and steps that only check and count use that time; steps that measure time or memory
// have the machine for themselves. A limit is for what hangs: three times what a busy machine needs, because there are
// hours in which it takes twice as long.
const stages: readonly (readonly Lane[])[] = [
  // A build does one thing at a time, and so do the checkers of types and of unused code. All of them need nothing but
  // Node, so that meanwhile the machine can be given what it lacks.
  [
    [
      check('build', 4, 'build'),
      check('format', 3, 'format', '--check'),
      check('dead code', 3, 'deadcode'),
      check('boundaries', 3, 'boundaries'),
      check('size', 3, 'size'),
    ],
    [check('types', 4, 'types')],
  ],
  [
    [browser, check('lint', 4, 'lint')],
    [
      vitest('units', 30, 'shared', 'server', 'client', 'repository'),
      vitest('counting', 20, 'server-counting'),
    ],
  ],
  [[vitest('heavy', 12, 'server-heavy')]],
  [[bench]],
];

/** The lanes of a stage with the steps that are asked for; all of them where none is. */
const chosen = (stage: readonly Lane[], names: readonly string[]): readonly Lane[] =>
  stage
    .map((lane) => lane.filter((step) => names.length === 0 || names.includes(step.name)))
    .filter((lane) => lane.length > 0);

const runLane = async (lane: Lane, env: NodeJS.ProcessEnv, isBesideOthers: boolean) => {
  const outcomes: Outcome[] = [];
  for (const step of lane) outcomes.push(await runStep(step, env, isBesideOthers));
  return outcomes;
};

const withBrowser = ({ chromium }: Machine): NodeJS.ProcessEnv =>
  chromium === undefined ? process.env : { ...process.env, CHROMIUM_PATH: chromium };

const main = async (names: readonly string[]): Promise<number> => {
  mkdirSync(results, { recursive: true });
  const began = performance.now();
  const equipping = equip();
  const outcomes: Outcome[] = [];
  for (const [nth, stage] of stages.entries()) {
    const lanes = chosen(stage, names);
    const env = nth === 0 ? process.env : withBrowser(await equipping);
    const ran = await Promise.all(lanes.map((lane) => runLane(lane, env, lanes.length > 1)));
    outcomes.push(...ran.flat());
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
