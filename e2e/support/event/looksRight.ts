// LooksRight: whether everybody can use a page of the desk, on a laptop and on a phone.
import { type Page, expect } from '@playwright/test';
import { barriers, inBoth, spill } from '../look.ts';

const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** How often each page was looked at. */
const looks = new WeakMap<Page, number>();

/**
 * Checks in both languages and colour modes, on a laptop and on a phone, that nothing sticks out and axe finds nothing.
 * Where this goes by turns, one page is seen in Russian on the phone and the next on the laptop.
 */
export async function looksRight(page: Page, where: string): Promise<void> {
  const turn = looks.get(page) ?? 0;
  looks.set(page, turn + 1);
  for (const size of turn % 2 === 0 ? [PHONE, LAPTOP] : [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await inBoth(page, async (lang) => {
      const at = `${where}, ${lang}, ${size.width}`;
      await expect.poll(async () => (await spill(page)).sideways, `${at}: sideways`).toBe(0);
      // The banner of a sample event stands outside of the landmarks, on every page.
      const found = (await barriers(page)).filter((what) => !what.startsWith('region at '));
      expect.soft(found, `${at}: axe`).toEqual([]);
    });
  }
  await page.setViewportSize(LAPTOP);
}
