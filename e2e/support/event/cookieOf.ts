// CookieOf: the cookie by which the server knows a browser.
import type { Page } from '@playwright/test';

/** Returns it as a header has it. */
export async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
