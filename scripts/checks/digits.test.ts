// Digits: all of them stand on the line and are equally wide, so that the digits of a list line up. `font` resets that
// wherever it is written, so it is set once, for everything, where nothing else can override it.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const BASE = 'client/src/theme/base.css';
const says = (file: string): boolean => readFileSync(file, 'utf8').includes('font-variant-numeric');

it('how digits look is said in one place, for everything and with weight', () => {
  const files = globSync('client/src/**/*.css').map((file) => file.replaceAll('\\', '/'));
  expect(files.filter(says)).toEqual([BASE]);
  const base = readFileSync(BASE, 'utf8');
  expect(base).toMatch(
    /^\*,\n\*::before,\n\*::after \{[^}]*font-variant-numeric: lining-nums tabular-nums !important;/m,
  );
});
