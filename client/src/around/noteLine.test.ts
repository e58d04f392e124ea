// What both players read about an act of staff: it names nobody who may not have done it.

import type { DeskNote } from '@dunmer/shared/fairness';
import { expect, it } from 'vitest';
import { deskEn } from './desk.en.ts';
import { deskRu } from './desk.ru.ts';
import { noteLine } from './noteLine.ts';

const names = { a: 'Тралан', b: 'Мивул' };

it('says of a call that an organiser has closed that it is closed, and not that a referee closed it', () => {
  const note: DeskNote = { act: 'callClosed', by: 'organiser' };
  const said = [deskRu, deskEn].map((desk) =>
    noteLine(desk, names, note)
      .map(({ text }) => text)
      .join(''),
  );
  expect(said).toEqual(['Вызов судьи закрыт.', 'The call for a referee is closed.']);
});
