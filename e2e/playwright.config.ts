// The browser's suite: phone-sized pages in Debian's Chromium against real servers, each on a port of its own.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    defaultBrowserType: 'chromium',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'ru-RU',
    // Generous: the machine may be busy.
    actionTimeout: 20_000,
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
