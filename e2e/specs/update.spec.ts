// A page from before an update: the parts that it has not fetched yet are gone, and it says what helps.
import { expect, test } from '../support/index.ts';

test.use({ isFirstVisit: true });

/** A page does not ask again for what it has already fetched. */
const LATER_PARTS = /\/assets\/[^/]*\.js$/;

test('a page whose later parts are gone offers the update, which brings them', async ({ phone }) => {
  const a = await phone('Тралан');
  await a.go('/');
  await expect(a.button(a.words.practice)).toBeVisible();
  await a.page.route(LATER_PARTS, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await a.page.route('**/', async (route) => {
    const page = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: page.replaceAll('/assets/index-', '/assets/index-newer-'),
    });
  });
  await a.tap(a.words.practice);
  await expect(a.page.getByText(a.words.outdated)).toBeVisible();

  await a.page.unrouteAll();
  await a.tap(a.words.update);
  await expect(a.page.getByLabel(a.words.name)).toBeVisible();
});

test('a page that waits for a part because the network is gone speaks of no update, and comes by itself', async ({
  phone,
}) => {
  const a = await phone('Тралан');
  await a.go('/');
  await expect(a.button(a.words.practice)).toBeVisible();
  await a.page.route('**/*', (route) => route.abort());
  const isNoticed = a.page.waitForEvent('requestfailed', (asked) => new URL(asked.url()).pathname === '/');
  await a.tap(a.words.practice);
  await isNoticed;
  await expect(a.page.getByText(a.words.loading)).toBeVisible();
  await expect(a.page.getByText(a.words.outdated)).toBeHidden();

  await a.page.unrouteAll();
  await expect(a.page.getByLabel(a.words.name)).toBeVisible();
  // Its styles have come too; what fetches a part asks for each of them only once.
  await expect(a.page.getByRole('radio').first()).toHaveCSS('appearance', 'none');
});

test('a page whose part can’t be had though the server answers offers to open it anew', async ({ phone }) => {
  const a = await phone('Тралан');
  await a.go('/');
  await expect(a.button(a.words.practice)).toBeVisible();
  await a.page.route('**/assets/**', (route) => route.abort());
  await a.tap(a.words.practice);
  await expect(a.button(a.words.reopen)).toBeVisible();
  await expect(a.page.getByText(a.words.outdated)).toBeHidden();

  await a.page.unrouteAll();
  await a.tap(a.words.reopen);
  await expect(a.page.getByLabel(a.words.name)).toBeVisible();
});
