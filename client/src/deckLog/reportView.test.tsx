// @vitest-environment happy-dom
// The page that checks a deck's log, for an invalid log: it shows the fault, and nothing that is not true.

import type { DeckEntry } from '@dunmer/shared/intrigue';
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

const PLAYED: DeckLogFile = {
  ...EMPTY,
  copies: ['cut-purse#1', 'cut-purse#2'],
  word: 'Пепел',
  log: [{ shuffle: 1 }, { ring: 0, order: ['ra', 'idaren'] }, { draw: 'ra', k: 1, place: 0 }],
  people: [
    { person: 'ra', name: 'Ра', code: 'ABCD2345' },
    { person: 'idaren', name: 'Идарен', code: 'EFGH2345' },
  ],
};

it.each<readonly [DeckEntry, string]>([
  [{ shuffle: 3 }, 'тасовка №\u00A03'],
  [{ ring: 7, order: ['ra', 'idaren'] }, 'фаза статуса №\u00A07, инициатива: Ра, Идарен'],
  [{ draw: 'idaren', k: 2, place: 0 }, 'Идарен, тасовка №\u00A02, место 0, лицом вниз'],
  [{ play: 'ra', copy: 'no-card#2' }, 'Ра: сыграна карта no-card#2'],
  [{ leave: 'no-card#2' }, 'со стола в сброс, no-card#2'],
  [{ spend: 'ra', copies: ['no-card#1', 'no-card#2'] }, 'Ра: сброшена карта no-card#1, no-card#2'],
  [{ retrieve: 'ra', copy: 'no-card#2' }, 'Ра: из сброса, no-card#2'],
  [{ take: 'ra', from: 'idaren', n: 2, id: 'x' }, 'Ра: наугад из чужой руки (Идарен), 2\u00A0карты'],
])('says an entry that does not fit in words, by names: %j', async (entry, words) => {
  page = await mounted(<ReportView file={{ ...PLAYED, log: [...PLAYED.log, entry, { shuffle: 1 }] }} />);
  const shown = page;
  await shown.until(() => shown.everything().includes('Не сходится'));
  const verdict = document.querySelector('[role=alert], [role=status]')?.textContent ?? '';
  expect(verdict).toContain(words);
  expect(shown.everything()).not.toMatch(/[{}]/);
});

it('says that nothing shows whether the end is cut off, and which entry is the last', async () => {
  page = await mounted(<ReportView file={PLAYED} />);
  const shown = page;
  await shown.until(() => shown.everything().includes(deckLogRu.checkedTitle));
  expect(shown.everything()).toContain(deckLogRu.unended);
  expect(shown.everything()).toContain('Запись №\u00A03: Ра, тасовка №\u00A01, место 0, лицом вниз');
});
