// How the terms of rule 3.2 are explained: the smaller number goes first, in both languages.

import { expect, it } from 'vitest';
import { explainTerm, type Lang, type Term } from './index.ts';

const said = (lang: Lang, term: Term): string => explainTerm(lang, term).text.replaceAll('\u00A0', ' ');

it('initiative: the smaller number works first', () => {
  expect(said('ru', 'initiative')).toMatch(/чем меньше число, тем раньше/);
  expect(said('en', 'initiative')).toMatch(/the smaller the number, the sooner/);
});

it('superiority beats, protection only holds', () => {
  expect(said('ru', 'superiority')).toMatch(/побеждает ту, что стоит напротив, если превосходит все/);
  expect(said('ru', 'protection')).toMatch(/нельзя победить в конфликте, если она защищена от всех/);
  expect(said('en', 'superiority')).toMatch(/defeats the one it faces if it overcomes every virtue/);
  expect(said('en', 'protection')).toMatch(/cannot be defeated in a conflict if it is protected from every/);
});
