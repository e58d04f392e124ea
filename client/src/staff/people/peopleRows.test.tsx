// @vitest-environment happy-dom
// The list of people at the desk: what it says of each, and who is selected at once.

import type { MeInfo, StaffPerson } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { homeView } from '../../harness/homeView.ts';
import { lonePage } from '../../harness/lonePage.ts';
import type { Mounted } from '../../harness/mounted.tsx';
import { staffPerson } from '../../harness/staffPerson.ts';
import { home } from '../../net/index.ts';
import { staffRu } from '../staff.ru.ts';
import { PeopleRows } from './peopleRows.tsx';

const { people: text, lists, newcomers, options, paper } = staffRu;

const mounted = lonePage();
let reader = 0;

async function listOf(people: readonly Partial<StaffPerson>[], staff: MeInfo['staff']): Promise<Mounted> {
  answering({ '/staff/people': people.map((facts) => staffPerson({ person: facts.name ?? '', ...facts })) });
  const { me, ...rest } = homeView();
  const person = `reader ${(reader += 1)}`;
  home.known.setState({ home: { ...rest, me: { ...me, person, staff, passphrase: 'open' } } });
  const list = await mounted(<PeopleRows />);
  await list.until(() => document.querySelector('tbody tr, [role=row]') !== null);
  return list;
}

/** Returns a cell of each row of the list. */
const cells = (column: string): readonly (string | undefined)[] => {
  const at = [...document.querySelectorAll('th')].findIndex(({ textContent }) => textContent === column);
  return [...document.querySelectorAll('tbody tr')].map((row) => row.children[at]?.textContent ?? undefined);
};

it('says who somebody is, what is in their purse and deck, and what marks them', async () => {
  const list = await listOf(
    [
      { name: 'А', purse: 5, held: 2, deck: 8, match: 'm' },
      { name: 'Б', staff: 'referee', trades: true, purse: 0, frozen: true },
      { name: 'В', staff: 'referee', trades: false, purse: 0, deck: 0 },
      { name: 'Г', hidden: true, purse: null, deck: null, pinRests: true },
    ],
    'organiser',
  );
  expect(cells(text.role)).toEqual([
    text.trader,
    text.staffTrader(options.staff.referee),
    options.staff.referee,
    text.trader,
  ]);
  expect(cells(text.purse)).toEqual([text.sum(5), text.sum(0), '', text.hidden]);
  expect(cells(text.held)).toEqual([text.sum(2), '', '', '']);
  expect(cells(text.deck)).toEqual(['8', '0', '', '']);
  expect(cells(text.match)).toEqual([text.playing, text.frozen, '', text.pinRests]);
  await list.press(text.withoutDeck);
  expect(list.everything()).toContain(lists.picked(1));
  await list.press(paper.printBadges);
  expect(list.everything().split(paper.badgeHint)).toHaveLength(2);
});

it('has nobody to select without a deck where each has one, and adds many only for an organiser', async () => {
  const list = await listOf([{ name: 'А', deck: 1 }], 'referee');
  expect([list.has(text.withoutDeck), list.has(newcomers.title)]).toEqual([false, false]);
  await list.unmount();
  const other = await listOf([{ name: 'А', deck: 0 }], 'organiser');
  expect([other.has(text.withoutDeck), other.has(newcomers.title)]).toEqual([true, true]);
  expect(document.querySelector('dialog')).toBeNull();
  await other.press(newcomers.title);
  expect(document.querySelector('dialog textarea')).not.toBeNull();
});
