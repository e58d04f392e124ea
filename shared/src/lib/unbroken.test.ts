// Where a line of Russian may not end: after a short word, before a dash, and between a number and its noun.
import { expect, it } from 'vitest';
import { unbroken } from './index.ts';

/** Returns the text with `_` in place of each space at which no line breaks. */
const shown = (text: string): string => unbroken(text).replaceAll('\u00A0', '_');

it.each([
  ['и в первом ряду, а не во втором', 'и_в_первом ряду, а_не_во_втором'],
  ['Не хватает: 6 карт', 'Не_хватает: 6_карт'],
  ['круг 2, правило 2.2', 'круг_2, правило_2.2'],
  ['Вскрытие 3. Вражеские карты', 'Вскрытие_3. Вражеские карты'],
  ['по 1 дрейку', 'по_1_дрейку'],
  ['15 s, column 2', '15_s, column_2'],
  ['(удар +2), life −1', '(удар_+2), life_−1'],
  ['Щиты слева — те, что спасают', 'Щиты слева_— те, что спасают'],
])('«%s»', (text, bound) => {
  expect(shown(text)).toBe(bound);
});

it('a short word stays with what is put in after it', () => {
  expect(shown('К вам: от ')).toBe('К_вам: от_');
});

it('words that only end so, or are joined by a hyphen, may stand at the end', () => {
  expect(shown('дома на-дому князь')).toBe('дома на-дому князь');
});

it('a PIN is not torn at its hyphen, which keeps its own look', () => {
  expect(unbroken('Новый ПИН-код')).toBe('Новый ПИН-\u2060код');
  expect(unbroken(unbroken('Новый ПИН-код'))).toBe(unbroken('Новый ПИН-код'));
});

it('changes nothing but spaces', () => {
  const text = 'Сервер не отвечает: 15 с. Проверьте, что телефон подключён к Wi-Fi игры.';
  expect(unbroken(text).replaceAll('\u00A0', ' ')).toBe(text);
  expect(unbroken(unbroken(text))).toBe(unbroken(text));
});
