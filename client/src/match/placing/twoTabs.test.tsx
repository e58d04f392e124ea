// @vitest-environment happy-dom
// Two tabs of one browser at one seat: the newest arrangement counts, and both tabs show it.

import { visibleTo } from '@dunmer/shared/fairness';
import type { Draft } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalMatch } from '../../harness/localMatch.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { sessionOf } from '../../harness/sessionOf.ts';
import { matchRu } from '../../around/match.ru.ts';
import { MatchTable } from '../matchScreen.tsx';

const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 5);
match.promiseAndOpen();
const saveDraft = vi.fn<(cells: Draft) => void>();
const tab = (draft: Draft) => (
  <MatchTable
    session={sessionOf(visibleTo(match.log, 'a'), 'a', { draft, saveDraft })}
    leave={() => undefined}
  />
);

const NOTHING: Draft = [null, null, null, null, null, null];
const press = (where: string): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(where)?.click());
/** Returns the cells on which a card lies. */
const laid = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-cell^="a"]')]
    .filter((cell) => !cell.textContent?.includes(matchRu.emptyCell))
    .map(({ dataset }) => dataset['cell']);

let page: Mounted;
beforeEach(async () => {
  saveDraft.mockReset();
  page = await mounted(tab(NOTHING));
  await press('[data-item="a0"]');
  await press('[data-cell="a1"]');
});
afterEach(() => page.unmount());

it('what is arranged here is kept', () => {
  expect(saveDraft.mock.calls).toEqual([[[null, 'a0', null, null, null, null]]]);
  expect(laid()).toEqual(['a1']);
});

it('what another tab has arranged since is shown here, said to be so, and not written over', async () => {
  await page.show(tab([null, 'a0', null, null, null, null]));
  await page.show(tab(['a2', null, null, null, null, 'a3']));
  expect(laid()).toEqual(['a0', 'a5']);
  expect(page.everything()).toContain(matchRu.hint.elsewhere);
  expect(saveDraft).toHaveBeenCalledTimes(1);
});

it('what is changed here after that is the newest again', async () => {
  await page.show(tab(['a2', null, null, null, null, 'a3']));
  await press('[data-item="a4"]');
  await press('[data-cell="a2"]');
  expect(saveDraft).toHaveBeenLastCalledWith(['a2', null, 'a4', null, null, 'a3']);
  expect(page.everything()).not.toContain(matchRu.hint.elsewhere);
});

it('what the server says that it has kept from here changes nothing', async () => {
  await press('[data-item="a1"]');
  await press('[data-cell="a0"]');
  await page.show(tab([null, 'a0', null, null, null, null]));
  await page.show(tab(['a1', 'a0', null, null, null, null]));
  expect(laid()).toEqual(['a0', 'a1']);
  expect(page.everything()).not.toContain(matchRu.hint.elsewhere);
});
