// ContactSheet: the pictures of all cards, in light and dark mode, from the gallery's page.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { createServer } from 'vite';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/**
 * Shoots `cards` (each in its frame, in both modes), `light` and `dark` (large and small), `promises`, `intrigue` and
 * `patrons` into the folder.
 */
export async function shootContactSheet(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const gallery = await createServer({
    configFile,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
  });
  const context = await browser.newContext({
    viewport: { width: 1600, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await gallery.listen();
    const [address = ''] = gallery.resolvedUrls?.local ?? [];
    const page = await context.newPage();
    await page.goto(new URL('/gallery.html?show=contact', address).href);
    await page.locator('[data-shot]').first().waitFor();
    await page.waitForFunction(() => document.querySelector('[data-picture]:not(:has(svg))') === null);
    await page.evaluate(() => document.fonts.ready);
    for (const shot of ['cards', 'light', 'dark', 'promises', 'intrigue', 'patrons'])
      await page.locator(`[data-shot="${shot}"]`).screenshot({ path: `${folder}/${shot}.png` });
  } finally {
    await context.close();
    await gallery.close();
  }
}
