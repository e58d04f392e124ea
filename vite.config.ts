// The client's build, the development server, and the suites of vitest.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressed } from './scripts/build/compressed.ts';
import { drawings } from './scripts/build/drawings.ts';
import { groups } from './scripts/build/groups.ts';
import { tiedWords } from './scripts/build/tiedWords.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;
const heavy = '**/*.heavy.test.ts';
const isTest = process.env['VITEST'] !== undefined;
/**
 * Heavy, but nothing of it depends on what else the machine does: it counts and compares, or measures the time and
 * memory of one process alone, less what that waited for the machine.
 */
const counting = [
  'test/{bank/bank,durable,kill,malformed,resolve,secrecy,settlementKill,simulation,stalled}.heavy.test.ts',
  'test/{intrigue,patronGames,promises,selfPlay,tables}.heavy.test.ts',
  'src/tools/bots/bots.heavy.test.ts',
];
// The build has no need of vitest.
const sequence = isTest ? { sequencer: (await import('./scripts/suite/longFirst.ts')).LongFirst } : {};
/** The suite names where it reads what is running. */
const { UNDERWAY } = process.env;
const reporters =
  UNDERWAY === undefined
    ? ['default']
    : ['default', 'json', new (await import('./scripts/suite/underway.ts')).Underway(UNDERWAY)];
const patient = { testTimeout: 480_000 };

export default defineConfig({
  root: isTest ? folder('.') : folder('client'),
  plugins: [react(), drawings(), compressed(), ...(isTest ? [] : [tiedWords()])],
  build: {
    outDir: folder('client/dist'),
    emptyOutDir: true,
    manifest: true,
    // A data: picture is counted twice, once packed and once parsed, and needs a hole in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A request costs a phone on bad Wi-Fi more than the bytes of a small file.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : name}-[hash].js`,
        // The first page names all of them.
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
    // For what hangs, and for nothing else: a machine that is starved takes ten times as long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // By itself vitest leaves a core free, which on two is half of the machine.
    maxWorkers: availableParallelism(),
    // To load all modules anew for each file is half of the work. Whoever changes what all files share gives it back.
    isolate: false,
    // Node reads TypeScript itself, faster than what would be made of it, and keeps it compiled for the next process.
    experimental: { viteModuleRunner: false },
    // A worker lives for hundreds of files: with room for what is soon forgotten it collects less often, and copies
    // less.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: [folder('scripts/suite/drawing.ts')],
    sequence,
    reporters,
    // Each inherits what stands above.
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
        // The notes that React's development build makes for each element, of where it was made, are a third of what a
        // page costs, and no test reads them: tests make elements as phones do.
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
          // JSX and globs are Vite's.
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
          // What is collected and compiled on threads of its own costs more than it saves where no core is free.
          execArgv: ['--max-semi-space-size=64', '--single-threaded'],
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
          // They measure time, memory and kills: one at a time, after all others, and nothing else beside them.
          fileParallelism: false,
          isolate: true,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
    ],
  },
});
