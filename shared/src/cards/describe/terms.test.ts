// What the terms of rule 3.2 are explained as: the smaller number goes first, in both languages.

import { expect, it } from 'vitest';
import { explainTerm } from './index.ts';

it('initiative: the smaller number works first', () => {
  expect(explainTerm('ru', 'initiative').text).toMatch(/чем меньше число, тем раньше/);
  expect(explainTerm('en', 'initiative').text).toMatch(/the smaller the number, the sooner/);
});

it('superiority beats, protection only holds', () => {
  expect(explainTerm('ru', 'superiority').text).toMatch(
    /побеждает ту, что стоит напротив, если превосходит все/,
  );
  expect(explainTerm('ru', 'protection').text).toMatch(
    /нельзя победить в конфликте, если она защищена от всех/,
  );
  expect(explainTerm('en', 'superiority').text).toMatch(
    /defeats the one it faces if it overcomes every virtue/,
  );
  expect(explainTerm('en', 'protection').text).toMatch(
    /cannot be defeated in a conflict if it is protected from every/,
  );
});
