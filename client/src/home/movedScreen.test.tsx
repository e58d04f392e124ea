// @vitest-environment happy-dom
// A phone that its owner has left says whether another phone holds their link now, and which ways back there are.

import type { WaysIn } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { lonePage } from '../harness/lonePage.ts';
import { home } from '../net/index.ts';
import { linkRu } from '../person/link.ru.ts';
import { MovedScreen } from './movedScreen.tsx';

const { moved: words } = linkRu;
const mounted = lonePage();
const WAYS: WaysIn = { name: 'Тралан', hasPin: true, pinRests: false, isHeld: true };
const FREE = { isHeld: false };

it.each<[Partial<WaysIn>, string, string, string]>([
  [{}, words.title, words.lead('Тралан'), words.how.both],
  [{ pinRests: true }, words.title, words.lead('Тралан'), words.how.tap],
  [FREE, words.nowhereTitle, words.nowhere('Тралан'), words.how.pin],
  [{ ...FREE, hasPin: false }, words.nowhereTitle, words.nowhere('Тралан'), words.how.neither],
])('%o', async (facts, title, lead, how) => {
  home.known.setState({ home: null, moved: { ...WAYS, ...facts } });
  const page = await mounted(<MovedScreen />);
  await page.until(() => page.has(words.here));
  expect(document.querySelector('main h2')?.textContent).toBe(title);
  expect(document.querySelector('p[role=status]')?.textContent).toBe(lead);
  expect(page.everything()).toContain(how);
});
