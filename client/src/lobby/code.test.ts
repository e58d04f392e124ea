// How typed codes are read.

import { describe, expect, it } from 'vitest';
import { codeTrouble, readCode, spellCode } from './withCode.tsx';
import { nameTrouble } from './seatForm.tsx';

describe('a typed code', () => {
  it.each([
    ['2s8c kfpm', '2S8CKFPM'],
    ['2S8C-KFPM', '2S8CKFPM'],
    ['  2S8C KFPM and more', '2S8CKFPM'],
    // Typed with the Russian layout: letters that look the same are read as the same.
    ['хмвр 2хру', 'XMBP2XPY'],
    ['', ''],
    ['!?', ''],
  ])('%j is read as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it.each([
    ['2S8CKFPM', null],
    ['2S8CKFP', 'codeShort'],
    ['', 'codeShort'],
    ...Array.from('01ILOU', (symbol) => [`2S8CKFP${symbol}`, 'codeOdd'] as const),
    ['O', 'codeOdd'],
  ] as const)('%j may be asked for or not: %j', (code, trouble) => {
    expect(codeTrouble(code)).toBe(trouble);
  });

  it('is spelled in two groups, and a part of one stays as it is', () => {
    expect(spellCode('2S8CKFPM')).toBe('2S8C KFPM');
    expect(spellCode('2S8')).toBe('2S8');
  });
});

describe('a name', () => {
  it.each([
    ['Т', 'nameShort'],
    [' Т ', 'nameShort'],
    ['Тр', null],
    ['я'.repeat(40), null],
    ['я'.repeat(41), 'nameLong'],
    ['Тра\u202Eлан', 'nameOdd'],
    ['Тра\nлан', 'nameOdd'],
    ['Тралан Дрес', null],
  ])('%j is taken or not: %j', (name, trouble) => {
    expect(nameTrouble(name)).toBe(trouble);
  });
});
