// @vitest-environment happy-dom
// One card of one's own: it is offered and shown to others only while nothing binds it, and the matches and trades of
// other people are not led to.

import type { CopyBlock, CopyHistory } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { answering } from '../harness/answering.ts';
import { OTHER } from '../harness/contractView.ts';
import { CARD_LIST } from '../harness/handBuilt.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { lonePage } from '../harness/lonePage.ts';
import { home } from '../net/index.ts';
import { copiesRu } from '../text/copies.ru.ts';
import { CardScreen } from './cardScreen.tsx';

const mounted = lonePage();
const THIRD = { person: 'third', name: 'Нирати', code: 'CCCCCCCC' };

type Step = CopyHistory['history'][number];
const step = (from: Step['from'], to: Step['to'], subject: string): Step => ({
  from,
  to,
  why: 'trade',
  subject,
  who: null,
  reason: '',
  at: '2026-05-01T10:00:00.000Z',
});

/** Returns the page of a card, with what was done to it, newest first. */
async function cardOf(copy: string, blocked: CopyBlock | null, history: readonly Step[] = []) {
  home.known.setState({ home: homeView() });
  const of = { copy, card: CARD_LIST[0]?.id ?? '', serial: 1, of: null, slip: 'none' };
  answering({ '/api/copies/': { ...of, blocked, owner: ME, history, freezes: [] } });
  const page = await mounted(<CardScreen copy={copy} />);
  await page.until(() => page.everything().includes(copiesRu.card.history));
  return page;
}

it.each([null, 'reserved', 'frozen', 'in-match'] as const)('bound by %s', async (blocked) => {
  const page = await cardOf(`c ${blocked}`, blocked);
  expect(page.has(copiesRu.card.trade)).toBe(blocked === null);
  expect(page.has(copiesRu.card.show)).toBe(blocked === null);
  expect(document.querySelector('[role=note]') === null).toBe(blocked === null);
});

it('leads to one’s own trades alone', async () => {
  await cardOf('c traded', null, [step(OTHER, ME, 'mine'), step(THIRD, OTHER, 'theirs')]);
  const links = [...document.querySelectorAll('a[href^="/trade/"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/trade/mine']);
});
