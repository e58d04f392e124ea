// The browser's suite: phone-sized pages in Debian's Chromium against real servers, each on a port of its own.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  forbidOnly: process.env['CI'] !== undefined,
  // What passes only when repeated is named at the end of the run.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 2,
  fullyParallel: true,
  // All generous: the machine may be busy, and who waits for what comes at once loses nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Sooner than the suite cuts the run, so that it still says what failed.
  globalTimeout: 14 * 60_000,
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
    // Costs a third of the time; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
