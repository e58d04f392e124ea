import { expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { READY_CARDS, readEdition } from '../catalogue/index.ts';
import { spoken, timeIn } from './spoken.ts';

const { catalogue } = readEdition(READY_CARDS);
const [one, two] = [...catalogue.values()].map(({ id, name }) => ({ id, ru: name.ru }));

test('cards stand by their names, several with commas between them, copies of the deck with their number', () => {
  const [a, b] = [present(one, 'a card'), present(two, 'another')];
  const table = {
    head: ['gives', 'cards', 'who'],
    rows: [
      [`${a.id} ${b.id}`, 'pickpocket#2 nobody-knows', a.id],
      ['', 'word-of-peace', ''],
    ],
  };
  expect(spoken(table, catalogue, null).rows).toEqual([
    [`${a.ru}, ${b.ru}`, expect.stringMatching(/^[А-ЯЁ][а-яё ]+ #2, nobody-knows$/), a.id],
    ['', expect.stringMatching(/^[А-ЯЁ][а-яё ]+$/), ''],
  ]);
});

test('a time is what the clock of that zone shows, in summer too, as a spreadsheet takes it for a date', () => {
  const table = {
    head: ['at', 'reason', 'since'],
    rows: [['2026-07-04T21:05:09.123Z', '2026-07-04T21:05:09.123Z', '']],
  };
  const by = (zone: string) => spoken(table, catalogue, timeIn(zone)).rows[0];
  expect(by('Europe/Moscow')).toEqual(['05.07.2026 00:05:09', '2026-07-04T21:05:09.123Z', '']);
  expect(by('Europe/Berlin')).toEqual(['04.07.2026 23:05:09', '2026-07-04T21:05:09.123Z', '']);
});

test('there is no clock of a place that nobody knows', () => {
  for (const zone of ['Morrowind/Balmora', '', '[object Object]']) expect(timeIn(zone)).toBeNull();
});

test('what seals are made of stays as it was sealed', () => {
  const table = {
    head: ['card', 'given', 'salt'],
    rows: [[one?.id ?? '', '2026-07-04T21:05:09.123Z', 'aa']],
  };
  expect(spoken(table, catalogue, timeIn('Europe/Moscow'))).toEqual(table);
});
