// Sheet: photographs of screens side by side in one picture, row by row.
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** The width of a screen on the sheet, and its distance from the next, in pixels. */
const WIDE = 225;
const APART = 12;

const imageOf = (file: string): string =>
  `<img src="data:image/png;base64,${readFileSync(file).toString('base64')}">`;

/** Arranges the rows of files one below another and shoots them into `to`. */
export async function shootSheet(
  browser: Browser,
  to: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const columns = Math.max(...rows.map(({ length }) => length));
  const width = columns * (WIDE + APART) + APART;
  const context = await browser.newContext({ viewport: { width, height: 600 } });
  try {
    const page = await context.newPage();
    await page.setContent(`<style>
      body { margin: 0; padding: ${APART}px; background: #8a8478;
        display: grid; grid-template-columns: repeat(${columns}, ${WIDE}px); gap: ${APART}px; }
      img { display: block; width: 100%; }
    </style>${rows.flat().map(imageOf).join('')}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await page.screenshot({ path: to, fullPage: true });
  } finally {
    await context.close();
  }
}
