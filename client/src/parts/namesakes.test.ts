// In a list of people two of one name are told apart, and nobody else is burdened with a code.

import { expect, it } from 'vitest';
import { codeAmong } from './namesakes.ts';

it('tells people of one name apart by the codes of their badges, and nobody else', () => {
  const people = [
    { name: 'Ведис', code: 'AAAA2222' },
    { name: 'Мивул', code: 'CCCC3333' },
    { name: 'Ведис', code: 'BBBB4444' },
  ];
  expect(people.map(codeAmong(people))).toEqual(['AAAA\u00A02222', null, 'BBBB\u00A04444']);
  expect(codeAmong([{ name: 'Ведис' }, { name: 'Ведис' }])({ name: 'Ведис' })).toBeNull();
});
