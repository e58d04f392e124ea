// What a phone fetches before it can do anything, counted in a real browser.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Page, expect, test } from '@playwright/test';

const main = fileURLToPath(new URL('../../server/test/support/serverMain.ts', import.meta.url));
const kib = 1024;
let server: ChildProcess;
let data = '';
let address = '';

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'first-load-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' };
  server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  server.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => /^ready .*"port":\d+/m.test(printed), { timeout: 60_000 }).toBe(true);
  address = `http://127.0.0.1:${/"port":(\d+)/.exec(printed)?.[1] ?? ''}`;
});

test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(data, { recursive: true });
});

type Part = { readonly path: string; readonly isScript: boolean; readonly bytes: number };

const partOf = async (page: Page, url: string): Promise<Part> => {
  // Fetched again, because the browser does not keep every body that it has read.
  const response = await page.request.get(url);
  const type = response.headers()['content-type'] ?? '';
  const body = await response.body();
  const isPacked = /text|javascript|json|svg|manifest/.test(type);
  const bytes = isPacked ? gzipSync(body).length : body.length;
  return { path: new URL(url).pathname, isScript: type.includes('javascript'), bytes };
};

const loadOf = async (page: Page, path: string): Promise<readonly Part[]> => {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith(address)) urls.add(request.url());
  });
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return Promise.all([...urls].map((url) => partOf(page, url)));
};

const weight = (parts: readonly Part[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The first page, the slip of a trader, and a badge. */
for (const path of ['/', '/l/22222222', '/p/22222222']) {
  test(`the first load of ${path} is at most 120 KiB of packed JavaScript and 240 KiB in all`, async ({
    page,
  }) => {
    const parts = await loadOf(page, path);
    const scripts = weight(parts.filter((part) => part.isScript));
    for (const { path: file, bytes } of parts)
      console.log(`${(bytes / kib).toFixed(1).padStart(7)} KiB  ${file}`);
    console.log(
      `${path}: ${(scripts / kib).toFixed(1)} KiB of JavaScript, ${(weight(parts) / kib).toFixed(1)} KiB in all`,
    );
    expect(parts.some((part) => part.path.endsWith('.woff2'))).toBe(true);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(120 * kib);
    expect(weight(parts)).toBeLessThanOrEqual(240 * kib);
  });
}

test('a page whose app is still on its way is not blank', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  const shown = page.locator('#root').evaluate(async (root) => {
    while (document.styleSheets.length === 0) await new Promise(requestAnimationFrame);
    const { content, height, animationDelay, animationFillMode } = getComputedStyle(root, '::before');
    return {
      isBlank: content === 'none',
      isHigh: Number.parseFloat(height) >= innerHeight,
      comes: `${animationDelay} ${animationFillMode}`,
    };
  });
  // Where the app comes at once, the sign of loading would only flicker.
  expect(await shown).toEqual({ isBlank: false, isHigh: true, comes: '0.6s backwards' });
  await expect
    .poll(() => page.locator('#root').evaluate((root) => getComputedStyle(root, '::before').opacity))
    .toBe('1');
});
