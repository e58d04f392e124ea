// npm run film [matches]: steps through the films of this many matches (200) on phones of two sizes, in both languages,
// with the longest names that people may have, and with promises and intrigue cards in every fifth; names every step
// whose words are cut off.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import config from './playwright.config.ts';
import { cutWords } from './support/cutWords.ts';
import { type Lang, WORDS } from './support/words.ts';

const LANGS: readonly Lang[] = ['ru', 'en'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;
const [matches = 200] = process.argv.slice(2).map(Number);

/** Starts the client's development server, with the page that plays matches by itself. */
async function startClient(): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const vite = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '5190'];
  const child = spawn(process.execPath, vite, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Otherwise its address would be printed in colours.
    env: { ...process.env, NO_COLOR: '1' },
  });
  let printed = '';
  for (;;) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
    if (url !== undefined) return { url, child };
    printed += String(await once(child.stdout, 'data'));
  }
}

interface Seen {
  readonly steps: number;
  readonly cut: readonly string[];
}

/** Steps through the film on the page, to its end. */
const stepThrough = (page: Page, forward: string): Promise<Seen> =>
  page.evaluate(
    `(async () => {
      const cutWords = ${cutWords.toString()};
      const cut = [];
      for (let steps = 1; ; steps++) {
        cut.push(...cutWords());
        const button = document.querySelector('button[aria-label="${forward}"]');
        if (button === null || button.disabled) return { steps, cut };
        button.click();
        await new Promise(requestAnimationFrame);
        if (document.querySelector('input[type=range]') === null) return { steps, cut };
      }
    })()`,
  );

const { url, child } = await startClient();
const browser = await chromium.launch({ ...config.use?.launchOptions });
let wrong = 0;
try {
  for (const viewport of SIZES)
    for (const lang of LANGS) {
      const options = { viewport, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const;
      const page = await browser.newPage(options);
      page.setDefaultTimeout(120_000);
      await page.goto(`${url}/harness.html?to=end&decks=each&names=long&plays=5&lang=${lang}#0`);
      let steps = 0;
      for (let seed = 0; seed < matches; seed++) {
        await page.evaluate((next) => (location.hash = next), `${seed}`);
        await page.waitForSelector(`[data-seed="${seed}"] input[type=range]`);
        if (seed === 0) await page.evaluate(() => document.fonts.ready);
        const seen = await stepThrough(page, WORDS[lang].forward);
        steps += seen.steps;
        wrong += seen.cut.length;
        for (const words of seen.cut) console.error(`match ${seed} in ${lang}: ${words}`);
      }
      console.log(`${viewport.width}×${viewport.height} ${lang}: ${matches} matches, ${steps} steps`);
      await page.close();
    }
} finally {
  await browser.close();
  child.kill();
}
// A run that has stepped through nothing has proved nothing.
process.exitCode = wrong === 0 && matches > 0 ? 0 : 1;
