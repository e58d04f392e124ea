// @vitest-environment happy-dom
// Going back to a list of the desk finds it as it was left; opening it anew shows all of it.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { typed } from '../../harness/typing.ts';
import { Found } from './found.tsx';
import { useKeptChoice, useKeptLook } from './useKept.ts';

const LOOKS = ['people', 'cards'] as const;

const List = () => {
  const [look, setLook] = useKeptLook(LOOKS, 'people');
  const [filter, setFilter] = useKeptChoice('filter', ['all', 'slow'], 'all');
  return (
    <>
      <p>{`${look} ${filter}`}</p>
      <button type="button" onClick={() => setLook('cards')}>
        look
      </button>
      <button type="button" onClick={() => setFilter('slow')}>
        filter
      </button>
      <Found key={look} rows={['Anna', 'Boris']} wordsOf={(name) => [name]} empty="">
        {(found) => <output>{found.join()}</output>}
      </Found>
    </>
  );
};

let page: Mounted;
const open = async (): Promise<void> => {
  page = await mounted(<List />);
};
const anew = async (): Promise<void> => {
  await page.unmount();
  await open();
};
beforeEach(async () => {
  history.pushState(null, '');
  await open();
});
afterEach(() => page.unmount());

const shown = () => [
  document.querySelector('p')?.textContent,
  document.querySelector('input')?.value,
  document.querySelector('output')?.textContent,
];

it('whoever comes back finds what they typed and chose', async () => {
  expect(shown()).toEqual(['people all', '', 'Anna,Boris']);
  await typed('bor');
  await page.press('filter');
  expect(shown()).toEqual(['people slow', 'bor', 'Boris']);
  await anew();
  expect(shown()).toEqual(['people slow', 'bor', 'Boris']);
});

it('a list that is opened anew shows all', async () => {
  await typed('bor');
  history.pushState(null, '');
  await anew();
  expect(shown()).toEqual(['people all', '', 'Anna,Boris']);
});

it('what was typed into one list is not looked for in another of the page, which is found again too', async () => {
  await typed('bor');
  await page.press('look');
  expect(shown()).toEqual(['cards all', '', 'Anna,Boris']);
  await anew();
  expect(shown()).toEqual(['cards all', '', 'Anna,Boris']);
});
