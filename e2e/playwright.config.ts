// The browser's suite: phone-sized pages in Debian's Chromium against real servers, each on a port of its own.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { isWhole } from './support/whole.ts';

// Each test has a server, and half of a server's start is spent compiling it.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
);

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes only when repeated is named at the end of the run.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // One more than there are cores, because films and clocks are waited for.
  workers: 3,
  fullyParallel: true,
  ...(isWhole ? {} : { grepInvert: /@again/ }),
  // All limits are generous: the machine may be busy, and waiting for something that comes at once costs nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Sooner than the suite cuts the run, so that it still says what failed.
  globalTimeout: 28 * 60_000,
  use: {
    browserName: 'chromium',
    defaultBrowserType: 'chromium',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'ru-RU',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page comes from one server only: the process of the empty page serves it too, and none waits in reserve.
        '--disable-site-isolation-trials',
        '--no-first-run',
        // There is no graphics card, and what draws in its place needs no process of its own.
        '--disable-gpu',
        '--in-process-gpu',
        // No page lives long enough to earn back the cost of optimising its code. But code that runs once mostly runs
        // again, so all of it is compiled without optimisation at once: that saves an eighth of a match's CPU time.
        '--js-flags=--no-opt,--no-maglev,--always-sparkplug',
      ],
    },
  },
});
