// The entrance to every command: finds a Node, prepares what the command needs, runs it and passes on its exit status.
// Plain JavaScript without dependencies, because it starts on whatever Node the machine has (18 and newer).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { keepUp, supervise } from './bootstrap/child.mjs';
import { install } from './bootstrap/install.mjs';
import { cache, root } from './bootstrap/root.mjs';
import { environmentOf, findNode, isNewEnough, runsTests } from './bootstrap/runtime.mjs';

/**
 * Returns the path of the script behind a command that a dependency brings.
 * @param {string} dependency
 * @param {string} [command]
 */
const tool = (dependency, command = dependency) => {
  const home = join(root, 'node_modules', dependency);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : (bin[command] ?? command));
};

/**
 * Reads Node's flags and environment for the server; tests and benchmarks read the same file.
 * @returns {{ flags: string[], env: Record<string, string> }}
 */
const serverNode = () => {
  /** @type {{ flags: string[], env: Record<string, string> }} */
  const node = JSON.parse(readFileSync(join(root, 'server', 'node.json'), 'utf8'));
  return node;
};

/**
 * For checkers written in Go: they collect garbage only when memory gets scarce, which otherwise takes a third of
 * their work.
 * @type {Record<string, string>}
 */
const seldom = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * For whatever plays many matches: V8 takes places in the rules' code for long-lived at which much is made and little
 * kept, puts all of it straight among what is old, and then plays at a quarter of its speed
 * (docs/decisions/034-young-memory.md).
 */
const young = '--no-allocation-site-pretenuring';

/**
 * @type {Record<
 *   string,
 *   { built?: true, isTest?: true, command?: () => string[], env?: Record<string, string> }
 * >}
 */
const tasks = {
  start: { built: true, command: () => [...serverNode().flags, 'server/dist/main.js'] },
  build: { built: true },
  dev: { command: () => ['scripts/dev.ts'] },
  // A heap that grows in small steps: its peak does not depend on how many lines pass through.
  resolve: {
    command: () => [
      '--max-semi-space-size=8',
      '--heap-growing-percent=20',
      young,
      'server/src/tools/resolve.ts',
    ],
  },
  check: { command: () => ['server/src/tools/check.ts'] },
  verify: { command: () => ['server/src/tools/verify.ts'] },
  backup: { command: () => ['server/src/tools/backup.ts'] },
  restore: { command: () => ['server/src/tools/restore.ts'] },
  script: { command: () => ['server/src/tools/script.ts'] },
  event: { command: () => ['server/src/tools/event.ts'] },
  erase: { command: () => ['server/src/tools/erase.ts'] },
  bots: { command: () => ['server/src/tools/bots/main.ts'] },
  // The rules are measured as the server runs them.
  bench: { built: true, command: () => [...serverNode().flags, 'server/bench/main.ts'] },
  test: { isTest: true, command: () => ['scripts/suite/main.ts'] },
  // The browser's tests ask whether all of them are wanted (e2e/support/whole.ts).
  'test:whole': { isTest: true, command: () => ['scripts/suite/main.ts'], env: { WHOLE: 'yes' } },
  'test:long': { isTest: true, built: true, command: () => ['server/test/long/main.ts'] },
  balance: { command: () => [young, 'server/src/tools/balance/main.ts'] },
  selfplay: { command: () => [young, 'server/test/selfplay/main.ts'] },
  mutants: { isTest: true, command: () => ['scripts/mutants/main.ts'] },
  screenshots: { isTest: true, built: true, command: () => ['e2e/screenshots.ts'] },
  film: { isTest: true, command: () => ['e2e/films.ts'] },
  format: { command: () => [tool('oxfmt')] },
  lint: { command: () => [tool('oxlint'), '--type-aware', '--deny-warnings'], env: seldom },
  // One project and one checker at a time: several would each check what they share, which on two cores costs more than
  // it gains.
  types: {
    command: () => [tool('typescript', 'tsc'), '-b', '--builders', '1', '--checkers', '1'],
    env: seldom,
  },
  deadcode: { command: () => [tool('knip')] },
  lesson: { command: () => ['scripts/lesson.ts'] },
  rules: { command: () => ['scripts/rules/main.ts'] },
  words: { command: () => ['scripts/words/main.ts'] },
  boundaries: { command: () => ['scripts/checks/boundaries.ts'] },
  size: { built: true, command: () => ['scripts/checks/size.ts'] },
};

/** @param {string} name @param {string[]} args */
const run = async (name, args) => {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (task === undefined) throw new Error(`no command "${name}"; there are ${Object.keys(tasks).join(', ')}`);
  const node = await findNode(task.isTest ? runsTests : isNewEnough);
  const env = environmentOf(node);
  await install(node, env);
  if (task.built) await build(node, env);
  if (task.command === undefined) return 0;
  // Node keeps the TypeScript from which it has stripped the types, so that the next start is faster.
  const quick = { NODE_COMPILE_CACHE: join(cache, 'node'), ...task.env, ...env };
  const settled = name === 'start' ? { NODE_ENV: 'production', ...serverNode().env, ...quick } : quick;
  const run = name === 'start' ? keepUp : supervise;
  return run(node, [...task.command(), ...args], settled);
};

const [name = '', ...args] = process.argv.slice(2);
run(name, args).then(
  (status) => process.exit(status),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
