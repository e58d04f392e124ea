// The client's build, the development server, and the suites of vitest.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { classNames } from './scripts/build/classNames.ts';
import { compressed } from './scripts/build/compressed.ts';
import { drawings } from './scripts/build/drawings.ts';
import { groups } from './scripts/build/groups.ts';
import { runsTests } from './scripts/bootstrap/runtime.mjs';
import { tiedWords } from './scripts/build/tiedWords.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;
const heavy = '**/*.heavy.test.ts';
const isTest = process.env['VITEST'] !== undefined;
if (isTest && !runsTests(process.versions.node))
  throw new Error(`Node ${process.versions.node} can't run the tests: \`npm test\` brings one that can`);
/**
 * Heavy, but independent of what else the machine does: these tests count and compare, or measure one process's own
 * time and memory, less the time that it waited for the machine.
 */
const counting = [
  'test/{bank/bank,durable,kill,malformed,resolve,secrecy,settlementKill,simulation,stalled,weather}.heavy.test.ts',
  'test/{intrigue,patronGames,promises,selfPlay,tables}.heavy.test.ts',
  'src/tools/bots/bots.heavy.test.ts',
];
// The build does not need vitest.
const sequence = isTest ? { sequencer: (await import('./scripts/suite/longFirst.ts')).LongFirst } : {};
/** The suite sets the file from which it reads which tests are running. */
const { UNDERWAY } = process.env;
const reporters =
  UNDERWAY === undefined
    ? ['default']
    : ['default', 'json', new (await import('./scripts/suite/underway.ts')).Underway(UNDERWAY)];
const patient = { testTimeout: 480_000 };

export default defineConfig({
  root: isTest ? folder('.') : folder('client'),
  plugins: [react(), drawings(), compressed(), ...(isTest ? [] : [tiedWords()])],
  css: { modules: { generateScopedName: classNames(folder('client')) } },
  build: {
    outDir: folder('client/dist'),
    emptyOutDir: true,
    manifest: true,
    // A `data:` picture is counted twice, once packed and once parsed, and needs an exception in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A shared part gets a short name instead of the list of everything that shares it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : name}-[hash].js`,
        // So does a shared style: the first page names every style, and its script is at its limit.
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.startsWith('shared~')) ? 'shared' : '[name]'}-[hash][extname]`,
        codeSplitting: {
          groups,
        },
      },
    },
  },
  server: {
    port: 5173,
    host: true,
    proxy: {
      '/socket.io': { target: api, ws: true },
      '/api': api,
      '/healthz': api,
    },
  },
  test: {
    // Limits for what hangs, and for nothing else: a starved machine takes ten times as long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // By default vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Loading all modules again for each file would be half of the work. A test that changes what files share has to
    // restore it.
    isolate: false,
    // Node reads TypeScript by itself, faster than vitest's transformed code, and keeps it compiled for the next
    // process.
    experimental: { viteModuleRunner: false },
    // A worker lives for hundreds of files: with more room for short-lived objects it collects less often and copies
    // less. And what the rules make in masses is not taken for long-lived (docs/decisions/034-young-memory.md).
    execArgv: ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'],
    setupFiles: [folder('scripts/suite/drawing.ts')],
    sequence,
    reporters,
    // Each project inherits what stands above.
    projects: [
      {
        extends: true,
        test: { name: 'shared', root: folder('shared'), include: ['src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: folder('server'),
          include: ['{src,test,bench}/**/*.test.ts'],
          exclude: [heavy],
        },
      },
      {
        extends: true,
        // React's development build records for each element where it was made; that is a third of what a page costs,
        // and no test reads it. So tests make elements as phones do.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: {
          alias: {
            'react/jsx-runtime': folder('node_modules/react/cjs/react-jsx-runtime.production.js'),
          },
        },
        test: {
          name: 'client',
          root: folder('client'),
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [folder('scripts/suite/drawing.ts'), folder('client/src/harness/setUpTests.ts')],
          // Vite handles JSX and globs.
          experimental: { viteModuleRunner: true },
        },
      },
      {
        extends: true,
        test: { name: 'repository', root: folder('.'), include: ['{scripts,docs}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server-counting',
          root: folder('server'),
          include: counting,
          // Collecting and compiling on separate threads costs more than it saves where no core is free.
          execArgv: ['--max-semi-space-size=64', '--no-allocation-site-pretenuring', '--single-threaded'],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'server-heavy',
          root: folder('server'),
          include: [`{src,test,bench}/${heavy}`],
          exclude: counting,
          // These measure time, memory and kills: one at a time, after all others, with nothing beside them.
          fileParallelism: false,
          isolate: true,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
    ],
  },
});
