// Every page of the desk, the sheet of an act, and the hall, in both languages and colour modes, on a laptop and on a
// phone.
import type { Page } from '@playwright/test';
import { looksRight, PHONE } from '../support/event/looksRight.ts';
import { expect, test } from '../support/event/test.ts';
import { outOfReach } from '../support/look.ts';

const SECTIONS = [
  '/staff',
  '/staff/people',
  '/staff/cards',
  '/staff/contracts',
  '/staff/matches',
  '/staff/journal',
  '/staff/settings',
];
/** Lists whose first row leads to a page of its own: a live match, a person, a card. */
const LEADING = ['/staff', '/staff/people', '/staff/cards'];

/** Returns where the first row of this list leads. */
async function firstOf(page: Page): Promise<string> {
  const first = page.getByRole('row').getByRole('link').first();
  const address = await first.getAttribute('href');
  expect(address).not.toBeNull();
  return address ?? '';
}

test('on every page of the desk and in the hall axe finds nothing and nothing sticks out, in both languages and lights', async ({
  sample,
  organiser,
  seatsOf,
}) => {
  test.setTimeout(600_000);
  const links = await sample.links();
  const seats = seatsOf(sample);
  const players = links.filter(({ name }) => /Сарети|Ллетри/.test(name));
  for (const { name, code } of players) await seats.ask({ do: 'bind', name, secret: code });
  const [one = '', two = ''] = players.map(({ name }) => name);
  await seats.ask({ do: 'match', one, two, stake: 5 });
  const desk = await organiser(
    sample,
    links.find(({ name }) => name === 'Мастер'),
  );
  await desk.come();
  const { page } = desk;
  const go = async (path: string): Promise<void> => {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  const pages: string[] = [];
  for (const section of SECTIONS) {
    await go(section);
    if (section === '/staff/cards') await page.getByRole('radio', { name: 'Экземпляры' }).check();
    if (LEADING.includes(section)) pages.push(await firstOf(page));
    await looksRight(page, section);
  }
  for (const address of pages) {
    await go(address);
    await looksRight(page, address.replace(/[^/]+$/, ':one'));
    if (!address.includes('/match/')) continue;
    await page.setViewportSize(PHONE);
    const back = page.getByRole('link', { name: 'Ко всем партиям' });
    expect.soft((await back.boundingBox())?.height, 'the way back, for a thumb').toBeGreaterThan(47.5);
  }

  await test.step('the sheet of an act, which asks for a password first', async () => {
    await go(pages.find((address) => address.includes('/people/')) ?? '');
    await desk.button('Выдать монеты').click();
    await expect(desk.dialog).toBeVisible();
    await looksRight(page, 'a password');
    await desk.choosePassword();
    await looksRight(page, 'an act');
    await page.setViewportSize(PHONE);
    expect.soft(await outOfReach(page), 'an act: too small to touch').toEqual([]);
    await desk.goOn({
      fill: { Дрейков: '5' },
      reason: 'Монеты выданы',
      confirm: 'Списать из кошелька',
    });
    // The message about it lies over no section.
    const said = page.getByRole('status').filter({ has: page.getByRole('button') });
    const sections = page.getByRole('navigation', { name: 'Разделы' });
    const [toast, row] = [await said.boundingBox(), await sections.boundingBox()];
    expect(toast?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  });

  await test.step('the sheet on which many are added', async () => {
    await go('/staff/people');
    await page.getByRole('button', { name: 'Добавить списком' }).click();
    await desk.dialog.getByRole('textbox').first().fill('Тралан Релви\nЯ');
    await looksRight(page, 'many newcomers');
    await page.setViewportSize(PHONE);
    expect.soft(await outOfReach(page), 'many newcomers: too small to touch').toEqual([]);
  });

  const live = pages.find((address) => address.includes('/match/')) ?? '';
  for (const address of ['/hall', live.replace('/staff/match/', '/hall/')]) {
    await page.goto(new URL(address, page.url()).href);
    await expect(page.getByText(one).first()).toBeVisible();
    await looksRight(page, address === '/hall' ? address : '/hall/:one');
  }
});
