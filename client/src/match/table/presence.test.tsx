// @vitest-environment happy-dom
// The opponent's name is shown whole in the head of the table: a long one is marked, and gets two lines.

import { visibleTo } from '@dunmer/shared/fairness';
import { expect, it } from 'vitest';
import { LocalMatch, readyDecks } from '../../harness/localMatch.ts';
import { mounted } from '../../harness/mounted.tsx';
import { sessionOf, tableOf } from '../../harness/sessionOf.ts';
import { MatchTable } from '../matchScreen.tsx';

it.each([
  ['Ведис Телванни', true],
  ['Ведис Лларо', false],
])('%s: in two lines? %s', async (name, isLong) => {
  const deck = readyDecks[0]?.id ?? '';
  const match = new LocalMatch({ a: deck, b: deck }, 7);
  match.promiseAndOpen();
  const session = sessionOf(visibleTo(match.log, 'a'), 'a');
  const table = tableOf(session.view?.seals.match ?? '', ['Тралан', name]);
  const page = await mounted(<MatchTable session={{ ...session, table }} leave={() => undefined} />);
  await page.settle();
  const shown = [...document.querySelectorAll('span')].find(({ textContent }) => textContent === name);
  expect(shown?.dataset['long']).toBe(isLong ? 'true' : undefined);
  await page.unmount();
});

it.each(['phone', 'desk'] as const)(
  'whoever watches hears both players in the heading, and a player whom they face: %s',
  async (place) => {
    const deck = readyDecks[0]?.id ?? '';
    const match = new LocalMatch({ a: deck, b: deck }, 7);
    match.promiseAndOpen();
    const headings = [];
    for (const viewer of ['watcher', 'a'] as const) {
      const session = sessionOf(visibleTo(match.log, viewer), viewer);
      const table = tableOf(session.view?.seals.match ?? '', ['Тралан', 'Мивул']);
      const shown = { session: { ...session, table }, leave: () => undefined, place };
      const page = await mounted(<MatchTable {...shown} />);
      await page.settle();
      headings.push(document.querySelector('h1')?.textContent);
      await page.unmount();
    }
    const [watching, playing] = headings;
    expect(watching).toMatch(/^Тралан — Мивул/);
    expect(playing).toMatch(/^Мивул/);
  },
);
