// @vitest-environment happy-dom
// Who opens a screen for something with somebody with whom there is nothing to be done reads why.

import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { ru } from '../text/ru.ts';
import { moduleErrorsRu } from '../text/moduleErrors.ru.ts';
import { WithOther } from './withOther.tsx';

const { me } = homeView();
const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB', trades: true };

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  vi.unstubAllGlobals();
});

it.each([
  ['a trader', [OTHER], OTHER.name],
  ['nobody', [], ru.errors['unknown-person']],
  ['oneself', [{ ...OTHER, person: me.person }], ru.errors.oneself],
  ['somebody who does not trade', [{ ...OTHER, trades: false }], moduleErrorsRu['not-trading']],
])('a code may be that of %s', async (_, people, said) => {
  answering({ '/people/': { people } });
  home.known.setState({ home: homeView() });
  page = await mounted(
    <WithOther code={OTHER.code} title="" back="/">
      {(_home, { name }) => <p>{name}</p>}
    </WithOther>,
  );
  await page.until(() => page?.everything().includes(said) === true);
  expect(page.everything().includes(OTHER.name)).toBe(said === OTHER.name);
});
