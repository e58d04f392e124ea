// What both players read about an act of staff: it names nobody who may not have done it.

import type { DeskNote } from '@dunmer/shared/fairness';
import { expect, it } from 'vitest';
import { deskEn } from './desk.en.ts';
import { deskRu } from './desk.ru.ts';
import { noteLine } from './noteLine.ts';

const names = { a: 'Тралан', b: 'Мивул' };

const said = (note: DeskNote): string =>
  noteLine(deskRu, names, note)
    .map(({ text }) => text)
    .join('');

it.each<[string, DeskNote]>([
  ['«Мивул: +30 с на ход.»', { act: 'extended', by: 'referee', seat: 'b', seconds: 30 }],
  ['«Тралан торопит. Мивул, ваш ход.»', { act: 'nudged', by: 'a', seat: 'b' }],
  ['«Судья торопит. Мивул, ваш ход.»', { act: 'nudged', by: 'referee', seat: 'b' }],
  ['«Мивул зовёт судью.»', { act: 'called', seat: 'b' }],
  ['«Мастер видит обе колоды. Причина: спор»', { act: 'decksOpened', by: 'organiser', reason: 'спор' }],
  [
    '«Судья видит оба кошелька. Причина: спор»',
    { act: 'decksOpened', by: 'referee', reason: 'спор', what: 'purses' },
  ],
  ['«Судья выдаёт новую ссылку (Мивул).»', { act: 'linkMade', by: 'referee', seat: 'b' }],
])('says whom it is about, and what was seen: %s', (words, note) => {
  expect(`«${said(note)}»`).toBe(words);
});

it('says of a call that an organiser has closed that it is closed, and not that a referee closed it', () => {
  const note: DeskNote = { act: 'callClosed', by: 'organiser' };
  const said = [deskRu, deskEn].map((desk) =>
    noteLine(desk, names, note)
      .map(({ text }) => text)
      .join(''),
  );
  expect(said).toEqual(['Вызов судьи закрыт.', 'The call for a referee is closed.']);
});
