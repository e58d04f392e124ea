// Code: eight letters and digits, as they are read while they are typed.

import { CODE_LENGTH, isCode, isCodeSymbol, tidyCode } from '@dunmer/shared/protocol';

/** The letters and digits of what was typed, as many as a code has. */
export const readCode = (typed: string): string =>
  Array.from(tidyCode(typed))
    .filter((symbol) => /[0-9A-Z]/.test(symbol))
    .join('')
    .slice(0, CODE_LENGTH);

/** What is wrong with a code that was read; asked of the server, it would count as a guess. */
export function codeTrouble(code: string): 'codeOdd' | 'codeShort' | null {
  if (!Array.from(code).every(isCodeSymbol)) return 'codeOdd';
  return isCode(code) ? null : 'codeShort';
}

/** In two groups, as it is read aloud. */
export const spellCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`.trim();
