// @vitest-environment happy-dom
// The page that checks a deck's log, for an invalid log: it shows the fault, and nothing that is not true.

import type { DeckLogFile } from '@dunmer/shared/protocol';
import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { deckLogRu } from './deckLog.ru.ts';
import { ReportView } from './reportView.tsx';

let page: Mounted | null = null;
afterEach(async () => page?.unmount());

const EMPTY: DeckLogFile = {
  format: 'dunmer-deck/1',
  event: 'event',
  packs: 1,
  copies: [],
  commitment: '00'.repeat(32),
  word: null,
  seed: null,
  log: [],
  people: [],
};

it.each<readonly [string, DeckLogFile]>([
  ['another seed was sealed', { ...EMPTY, word: 'Пепел', seed: 'ab'.repeat(32) }],
  ['an entry contradicts it', { ...EMPTY, word: 'Пепел', log: [{ draw: 'a', k: 1, place: 0 }] }],
])('says of no check that it holds where %s', async (_, file) => {
  page = await mounted(<ReportView file={file} />);
  const shown = page;
  await shown.until(() => shown.everything().includes('Не сходится'));
  const { seal, copies, draws, drawPlaces } = deckLogRu.checks;
  const said = [deckLogRu.checkedTitle, seal, copies, draws(1), drawPlaces(1), draws(0)];
  expect(said.filter((words) => shown.everything().includes(words))).toEqual([]);
});
