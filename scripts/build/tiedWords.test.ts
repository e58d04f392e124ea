// Words of the dictionaries as the build ties them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { russianFiles, sourceAt } from '../words/sources.ts';
import { tied } from './tiedWords.ts';

const shown = (source: string): string => tied('a.ts', source).replaceAll('\u00A0', '_');

it.each([
  ["const a = 'и в первом ряду';", "const a = 'и_в_первом ряду';"],
  [
    'const a = (name: string) => `К вам от ${name} за 2 дня`;',
    'const a = (name: string) => `К_вам от_${name} за_2_дня`;',
  ],
  ["const a = { about: 'x', по: 1 };", "const a = { about: 'x', по: 1 };"],
  ['const a = parts`у ${b} и ${c}`;', 'const a = parts`у_${b} и_${c}`;'],
  ["const a = ['ПИН-код', 'и я'];", "const a = ['ПИН-\u2060код', 'и_я'];"],
])('%s', (source, bound) => {
  expect(shown(source)).toBe(bound);
});

it('a comment is left as it is, and so is everything but spaces and joiners', async () => {
  expect(shown('// и в ряду\nconst a = 1;')).toBe('// и в ряду\nconst a = 1;');
  const files = await russianFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const path of files) {
    const { text } = sourceAt(path);
    const done = tied(path, text);
    expect(done.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toBe(text.replaceAll('\u00A0', ' '));
  }
});

it('ties many words of a dictionary', () => {
  const path = 'client/src/around/match.ru.ts';
  const source = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  expect(tied(path, source).split('\u00A0').length - source.split('\u00A0').length).toBeGreaterThan(50);
});
