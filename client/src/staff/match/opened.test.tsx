// @vitest-environment happy-dom
// What a referee has opened of a match: each player's own cards and purse, under their own name.

import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { chooseLang } from '../../text/index.ts';
import { staffRu } from '../staff.ru.ts';
import { OpenedCardsView, OpenedDecksView, SeenPursesView } from './opened.tsx';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

const NAMES = { a: 'Тралан', b: 'Мивул' };
const { empty } = staffRu.match;

/** Returns the lines under each player's name, list by list. */
const listsOf = (name: string): readonly (readonly (string | null)[])[] =>
  [...document.querySelectorAll(`section[aria-label="${name}"] :is(ol, ul)`)].map((list) =>
    [...list.querySelectorAll('li')].map(({ textContent }) => textContent),
  );

it('the cards that lie face down stand row by row under whoever has laid them', async () => {
  const laid = {
    a: ['a0', 'a1', 'a2', 'a3', null, 'a5'],
    b: ['b0', null, null, null, null, null],
  };
  page = await mounted(<OpenedCardsView laid={laid} names={NAMES} />);
  expect(listsOf(NAMES.a)).toEqual([
    ['a0', 'a1', 'a2'],
    ['a3', empty, 'a5'],
  ]);
  expect(listsOf(NAMES.b)).toEqual([
    ['b0', empty, empty],
    [empty, empty, empty],
  ]);
});

it('each deck stands under its owner, with how many there are of a card', async () => {
  page = await mounted(<OpenedDecksView decks={{ a: ['x', 'y', 'x'], b: ['z'] }} names={NAMES} />);
  expect(listsOf(NAMES.a)).toEqual([['x ×\u00A02', 'y']]);
  expect(listsOf(NAMES.b)).toEqual([['z']]);
});

it('each purse stands under its owner, with what is set aside, where anything is', async () => {
  const purses = { a: { purse: 7, held: 3, lines: [] }, b: { purse: 20, held: 0, lines: [] } };
  answering({ '/purses': purses });
  page = await mounted(<SeenPursesView match="m" act="act" names={NAMES} />);
  await page.until(() => document.querySelector('section') !== null);
  const said = [NAMES.a, NAMES.b].map(
    (name) => document.querySelector(`section[aria-label="${name}"] p`)?.textContent,
  );
  const { purse, held, sum } = staffRu.people;
  expect(said).toEqual([`${purse}: ${sum(7)}. ${held}: ${sum(3)}`, `${purse}: ${sum(20)}`]);
});
