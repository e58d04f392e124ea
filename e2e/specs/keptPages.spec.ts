// Kept pages: a page that serves another test is like new.
import { expect, test } from '../support/index.ts';

test('a page that is kept is nobody’s again: nothing is stored, nobody listens, and no way leads back', async ({
  keptPages,
  server,
  contextOptions,
}) => {
  // A language that no other test wants, and the size of all tests that name none.
  const options = { ...contextOptions, locale: 'de-DE' };
  const page = await keptPages.take(options, server.url);
  const size = page.viewportSize();
  expect(size).not.toBeNull();
  await page.goto(server.url);
  await page.evaluate(() => {
    localStorage.setItem('dunmer.lang', 'en');
    localStorage.setItem('left', 'behind');
    document.cookie = 'left=behind';
  });
  await page.goto(`${server.url}/help`);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print', forcedColors: 'active', contrast: 'more' });
  await page.context().newPage();
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  await keptPages.keep({ page, options, address: server.url });
  heard.length = 0;

  expect(await keptPages.take(options, server.url)).toBe(page);
  expect(page.context().pages()).toEqual([page]);
  expect(page.url()).toBe('about:blank');
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const left = await page.evaluate(() => [
    localStorage.getItem('left'),
    document.cookie,
    ...[
      'print',
      '(prefers-color-scheme: dark)',
      '(forced-colors: active)',
      '(prefers-contrast: more)',
    ].filter((query) => matchMedia(query).matches),
  ]);
  expect(left).toEqual([null, '']);
  expect(await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
  expect(heard).toEqual([]);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  expect(await page.goBack()).toBeNull();
  await page.context().close();
});
