// Typed: a code and a name, as they are tidied while they are typed.

import { CODE_LENGTH, isCode, isCodeSymbol, nameFault, tidyCode, tidyName } from '@dunmer/shared/protocol';
import { keep, recall } from '../device/index.ts';

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

const KEY = 'name';

const TROUBLES = { short: 'nameShort', long: 'nameLong', odd: 'nameOdd' } as const;

/** What is wrong with one, in the form's words; the last one is remembered on this device. */
type NameTrouble = (typeof TROUBLES)[keyof typeof TROUBLES];

export function nameTrouble(name: string): NameTrouble | null {
  const fault = nameFault(tidyName(name));
  return fault === null ? null : TROUBLES[fault];
}

export const keptName = (): string => recall(KEY) ?? '';

export const keepName = (name: string): void => keep(KEY, tidyName(name));
