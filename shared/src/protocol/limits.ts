// limits: what a name, a text and a code may hold. Without zod, so that phone and server tidy typed text the same
// way.

const NAME_LETTERS = { least: 2, most: 40 } as const;

/** The symbols of codes: letters and digits without look-alikes. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/**
 * Characters that can't be seen or that hide others: control, format (bidi included), unassigned and private ones;
 * line ends; fillers that count as letters or signs but show nothing, except the selectors of a picture's variant;
 * combining marks without a base, or more than three in a row.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u2800\u{1D159}]|(?![\uFE0E\uFE0F])\p{DI}|(?:^|\s)\p{M}|\p{M}{4}/u;

const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

const latinOf = (letter: string): string => LATIN[CYRILLIC.indexOf(letter)] ?? letter;

/** Returns a typed name in the form in which it is kept. Pages show gaps in a row as one, so it keeps only one. */
export const tidyName = (typed: string): string => typed.normalize('NFKC').trim().replaceAll(/ +/g, ' ');

/**
 * Returns a name as it is compared with another: capitals don't matter, and nobody types the dots of a ё. Gaps in a row
 * count as one, because names that were kept before may have them.
 */
export const foldedName = (name: string): string => tidyName(name).toLowerCase().replaceAll('ё', 'е');

/** Returns what is wrong with a tidied name, or null. */
export function nameFault(name: string): 'short' | 'long' | 'odd' | null {
  const letters = [...name].length;
  if (letters < NAME_LETTERS.least) return 'short';
  if (letters > NAME_LETTERS.most) return 'long';
  return UNSEEN.test(name) ? 'odd' : null;
}

/** The most acts of staff that one message may preview. */
export const MOST_PREVIEWS = 20;

/** The most letters of a contract's text and of a reason. */
export const MOST_LETTERS = { contract: 500, reason: 200 } as const;

/** Returns a typed text in the form in which it is kept; its line ends stay. */
export const tidyText = (typed: string): string => typed.normalize('NFKC').replaceAll('\r', '').trim();

/** Returns what is wrong with a tidied text of at most `most` letters, or null. */
export function textFault(text: string, most: number): 'empty' | 'long' | 'odd' | null {
  if (text === '') return 'empty';
  if ([...text].length > most) return 'long';
  return UNSEEN.test(text.replaceAll('\n', '')) ? 'odd' : null;
}

/** The characters that people and their keyboards put between the symbols of a code. */
const BETWEEN = /[\s\p{P}\p{Cf}]/gu;

/**
 * Returns a typed code without its gaps and dashes, in capitals; full-width letters, and Cyrillic ones that look like
 * Latin ones, become Latin.
 */
export const tidyCode = (typed: string): string =>
  Array.from(typed.normalize('NFKC').toUpperCase(), latinOf).join('').replaceAll(BETWEEN, '');

/** Whether codes are made of symbols like this one. */
export const isCodeSymbol = (symbol: string): boolean => symbol !== '' && CODE_ALPHABET.includes(symbol);

/** Whether a tidied text has the form of a code; there may be nothing that has this code. */
export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && Array.from(text).every(isCodeSymbol);
