// A match that the server has found to be wrong: it says so to the player and to the desk, is voided there, and its
// file can be downloaded.
import { readFile } from 'node:fs/promises';
import { seated } from '../support/event/table.ts';
import { expect, test } from '../support/event/test.ts';

const STOPPED = /Партия остановлена: произошёл сбой. Позовите судью/;

test('a match that can’t go on tells its player whom to fetch; the desk reads what broke, takes the file and voids it', async ({
  sample,
  trader,
  organiser,
  seatsOf,
}) => {
  const links = await sample.links();
  const [other, mine] = links.filter(({ name }) => /Сарети|Ллетри/.test(name));
  const desk = await organiser(
    sample,
    links.find(({ name }) => name === 'Мастер'),
  );
  const player = await trader(sample, mine);
  await player.come();
  await desk.come();
  const before = await player.drakes();

  await test.step('it stands still over a restart, and the phone offers nothing that would be refused', async () => {
    const seats = await seated(seatsOf(sample), player);
    await seats.ask({ do: 'bind', name: 'other', secret: other?.code ?? '' });
    await seats.ask({ do: 'match', one: 'other', two: player.name, stake: 5 });
    await player.phone.tap('За стол');
    await player.phone.seesHand();
    const glowing = player.page.locator('[data-cell][class*="free"]');
    await expect(glowing).toHaveCount(3);
    await sample.breakMatches();
    await player.seesStatus(STOPPED);
    await expect(glowing).toHaveCount(0);
    await player.phone.tap('Меню');
    await expect(player.page.getByRole('dialog')).toBeVisible();
    for (const name of ['Позвать судью', 'Сдаться'])
      await expect(player.page.getByRole('button', { name })).toBeHidden();
    await player.phone.tap('Закрыть');
    await player.home();
    await player.sees('Партия остановлена: позовите судью');
  });
  await test.step('the floor marks it; beside its board stands what broke, and its file is saved', async () => {
    const row = desk.row(player.name);
    await expect(row).toContainText('Остановлена сбоем');
    await row.getByRole('link').first().click();
    const fault = desk.page.getByRole('region', { name: 'Сбой' });
    await expect(fault).toContainText(/Что сломалось: BrokenInvariant, (server|shared)\/src\//);
    const [download] = await Promise.all([
      desk.page.waitForEvent('download'),
      fault.getByRole('link', { name: 'Скачать файл сбоя' }).click(),
    ]);
    const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file).toMatchObject({ format: 'dunmer-trade-stopped/1', stopped: { broken: 'BrokenInvariant' } });
    await expect(desk.button('Поставить на паузу')).toBeHidden();
  });
  await test.step('voided: what was staked is back, and the player may play again', async () => {
    await desk.act(desk.button('Отменить партию'), {
      reason: 'Сбой',
      confirm: 'Отменить партию',
      says: [new RegExp(`→ ${player.name}: 5\\sдрейков`)],
    });
    const standing = desk.page.getByRole('region', { name: 'Итог сейчас' });
    await expect(standing).toContainText(/отменена.*Сбой/);
    await player.owns(before, 0);
    await expect(player.text('Партия остановлена: позовите судью')).toBeHidden();
    await desk.backToFloor();
    await expect(desk.row(player.name)).toBeHidden();
  });
});
