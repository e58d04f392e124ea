// Forbidden: the words that the table of docs/words.md has replaced by others, and where they still stand.
import { readFileSync } from 'node:fs';
import { root } from './sources.ts';

export interface Forbidden {
  /** The forbidden words as the table has them. */
  readonly words: string;
  /** What to say instead. */
  readonly instead: string;
  readonly isRussian: boolean;
  readonly pattern: RegExp;
}

const LETTER = '[\\p{L}\\p{N}]';

/** A pattern for a word or a phrase as it is, or with any ending; a space may also be one at which no line breaks. */
function patternOf(words: string): RegExp {
  const bare = words.replace('…', '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const spaced = bare.replaceAll(' ', '[\\s\\u00A0]+');
  return new RegExp(`(?<!${LETTER})${spaced}${words.endsWith('…') ? '' : `(?!${LETTER})`}`, 'iu');
}

/** Reads the table: each row's last column, with what its first two say. */
export function forbiddenIn(page: string): readonly Forbidden[] {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.slice(2).flatMap(([, russian = '', english = '', never = '']) =>
    never.split(',').map((each) => {
      const words = each.trim();
      const isRussian = /[а-яё]/i.test(words);
      return { words, instead: isRussian ? russian : english, isRussian, pattern: patternOf(words) };
    }),
  );
}

export const PAGE = 'docs/words.md';
export const readForbidden = (): readonly Forbidden[] => forbiddenIn(readFileSync(root + PAGE, 'utf8'));

/** Returns which of these words a text has, with what to say instead. */
export const forbiddenWords = (text: string, forbidden: readonly Forbidden[]): readonly string[] =>
  forbidden
    .filter(({ pattern }) => pattern.test(text))
    .map(({ words, instead }) => `«${words}», say: ${instead}`);
