// @vitest-environment happy-dom
// The title calls a player to the table when the match waits for them, and calls nobody else (UX 6).

import { visibleTo } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type { TableInfo } from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longAfter } from '../harness/laidDown.ts';
import { LocalMatch } from '../harness/localMatch.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { sessionOf } from '../harness/sessionOf.ts';
import { toldRu } from '../told/told.ru.ts';
import { MatchTable } from './matchScreen.tsx';

let page: Mounted | null = null;
beforeEach(longAfter);
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.restoreAllMocks();
});

/** Tells whether the page title calls a viewer who opens the table while both have to lay cards. */
async function isCalled(viewer: Viewer, place: 'phone' | 'desk', kind: TableInfo['kind']): Promise<boolean> {
  const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 1);
  match.promiseAndOpen();
  const session = sessionOf(visibleTo(match.log, viewer), viewer);
  const table = { ...present(session.table, 'there is one'), kind };
  page = await mounted(<MatchTable session={{ ...session, table }} leave={() => undefined} place={place} />);
  return document.title.startsWith(toldRu.title);
}

it('a player whose phone led them to a table that waits for them', async () => {
  expect(await isCalled('a', 'phone', 'stake')).toBe(true);
});

it.each([
  ['looks on', 'watcher', 'phone', 'stake'],
  ['looks after the match at the desk, though they play it', 'a', 'desk', 'stake'],
  ['practises', 'a', 'phone', 'practice'],
] as const)('whoever %s is not', async (_, viewer, place, kind) => {
  expect(await isCalled(viewer, place, kind)).toBe(false);
});
