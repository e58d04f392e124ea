// The lines of a preview that say the same of many are one line.

import type { PreviewLine } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { staffEn } from '../staff.en.ts';
import { staffRu } from '../staff.ru.ts';
import { alike } from './alike.ts';
import { previewLines } from './previewLines.ts';

const NAMES = ['Анас', 'Ведис', 'Мивул', 'Тралан', 'Урав'];
const newcomer = (name: string, drakes = 5): readonly PreviewLine[] => [
  { is: 'person', name, what: 'added', as: { staff: null, trades: true } },
  { is: 'drakes', from: 'bank', to: name, sum: drakes, why: 'start' },
  { is: 'copy', copy: '', card: 'scamp', from: 'store', to: name },
  { is: 'copy', copy: '', card: 'crab', from: 'store', to: name },
  { is: 'lot', to: name, rarity: 'uncommon', count: 2 },
];
const put = (effects: readonly PreviewLine[], count: number, text = staffRu) =>
  alike(previewLines(effects), count, text.preview);
/** Whom the lines concern. */
const whom = (effects: readonly PreviewLine[], count: number, text = staffRu): readonly string[] =>
  put(effects, count, text).map(({ line }) =>
    line.is === 'person' ? line.name : 'to' in line ? line.to : '',
  );

it('what all get is said once, and each is said to get it', () => {
  const effects = NAMES.flatMap((name) => newcomer(name));
  const everybody = ['Каждый из\u00A05', 'каждый из\u00A05', 'каждый из\u00A05', 'Каждый из\u00A05'];
  expect(whom(effects, 5)).toEqual(everybody);
  expect(put(effects, 5)[2]?.line).toMatchObject({ is: 'copies', cards: ['scamp', 'crab'], from: 'store' });
  expect(whom(effects, 5, staffEn)).toEqual(['Each of 5', 'each of 5', 'each of 5', 'Each of 5']);
});

it('what some get, and others don’t, is said of those by name', () => {
  const effects = NAMES.flatMap((name) => newcomer(name, name === 'Мивул' ? 7 : 5));
  const drakes = put(effects, 5).flatMap(({ line }) => (line.is === 'drakes' ? [[line.to, line.sum]] : []));
  expect(drakes).toEqual([
    ['Анас, Ведис, Тралан, Урав (каждый)', 5],
    ['Мивул', 7],
  ]);
  // One act that concerns many: how many it could have concerned is not known.
  expect(whom(effects, 1)[0]).toBe(`${NAMES.join(', ')} (каждый)`);
});

it('of many, who are not all, the line says how many they are, and keeps their names beside it', () => {
  const many = Array.from({ length: 20 }, (_, at) => `Тралан ${at + 1}`);
  const links = [...many, 'Судья'].map((name): PreviewLine => ({
    is: 'person',
    name,
    what: name === 'Судья' ? 'added' : 'link-revoked',
  }));
  const [line, judge] = put(links, 21);
  expect(line).toMatchObject({ line: { name: 'Каждый из\u00A020' }, names: many });
  expect(judge).toMatchObject({ line: { name: 'Судья' }, names: [] });
  // One act that concerns many, as a phase of status does.
  const drawn = many.map((to): PreviewLine => ({ is: 'intrigue', to, what: 'drawn', count: 1 }));
  expect(put(drawn, 1)).toMatchObject([{ line: { to: 'Каждый из\u00A020' }, names: many }]);
});

it('three people have a line each, and so has whatever moves between two purses', () => {
  const few = NAMES.slice(0, 3).flatMap((name) => newcomer(name));
  expect(put(few, 3).map(({ line }) => line)).toEqual(previewLines(few));
  const paid: readonly PreviewLine[] = NAMES.map((from) => ({
    is: 'drakes',
    from,
    to: 'bank',
    sum: 5,
    why: 'paid-out',
  }));
  expect(put(paid, 5).map(({ line }) => line)).toEqual(paid);
});
