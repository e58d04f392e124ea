// @vitest-environment happy-dom
// A screen of the hall shows how a match has ended, and no controls that belong on a phone.

import { visibleTo } from '@dunmer/shared/fairness';
import { expect, it } from 'vitest';
import { LocalMatch, readyDecks } from '../../harness/localMatch.ts';
import { mounted } from '../../harness/mounted.tsx';
import { sessionOf } from '../../harness/sessionOf.ts';
import { matchRu } from '../../around/match.ru.ts';
import { MatchTable } from '../matchScreen.tsx';

it.each([
  ['phone', true],
  ['hall', false],
] as const)('on a %s it vouches for the match: %s', async (place, isThere) => {
  const deck = readyDecks[0]?.id ?? '';
  const match = new LocalMatch({ a: deck, b: deck }, 7);
  match.promiseAndOpen();
  expect(match.do({ type: 'concede', seat: 'a' }).ok).toBe(true);
  const session = sessionOf(visibleTo(match.log, 'watcher'), 'watcher');
  const page = await mounted(<MatchTable session={session} leave={() => undefined} place={place} />);
  await page.settle();
  await page.settle();
  expect(page.everything()).toContain(matchRu.result.wins('Мивул'));
  expect(page.everything().includes(`aria-label="${matchRu.fair.title}"`)).toBe(isThere);
  await page.unmount();
});
