// limits: what a name and a code may be. Without zod, so that phone and server read what was typed the same way.

const NAME_LETTERS = { least: 2, most: 40 } as const;

/** Letters and digits without look-alikes: what codes are made of. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/**
 * What is not seen, or hides what is: control, format (bidi among them), unassigned and private characters, line ends;
 * fillers that count as letters or signs and show nothing, selectors of a picture's variant aside; marks on nothing,
 * and more than three in a pile.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u2800\u{1D159}]|(?![\uFE0E\uFE0F])\p{DI}|(?:^|\s)\p{M}|\p{M}{4}/u;

const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

const latinOf = (letter: string): string => LATIN[CYRILLIC.indexOf(letter)] ?? letter;

/** Takes a name as it was typed; returns it in the form in which it is kept. */
export const tidyName = (typed: string): string => typed.normalize('NFKC').trim();

/** Takes a tidied name; returns what is wrong with it, or null. */
export function nameFault(name: string): 'short' | 'long' | 'odd' | null {
  const letters = [...name].length;
  if (letters < NAME_LETTERS.least) return 'short';
  if (letters > NAME_LETTERS.most) return 'long';
  return UNSEEN.test(name) ? 'odd' : null;
}

/** Staff acts that are previewed by one message. */
export const MOST_PREVIEWS = 20;

/** Letters of a contract's text and of a reason. */
export const MOST_LETTERS = { contract: 500, reason: 200 } as const;

/** Takes a text as it was typed; returns it in the form in which it is kept. Line ends stay. */
export const tidyText = (typed: string): string => typed.normalize('NFKC').replaceAll('\r', '').trim();

/** Takes a tidied text; returns what is wrong with it, or null. */
export function textFault(text: string, most: number): 'empty' | 'long' | 'odd' | null {
  if (text === '') return 'empty';
  if ([...text].length > most) return 'long';
  return UNSEEN.test(text.replaceAll('\n', '')) ? 'odd' : null;
}

/** What people, and their keyboards, put between the symbols of a code. */
const BETWEEN = /[\s\p{P}\p{Cf}]/gu;

/**
 * Takes a code as it was typed: any case, gaps and dashes, full-width, Cyrillic letters that look like Latin ones;
 * returns it without all that.
 */
export const tidyCode = (typed: string): string =>
  Array.from(typed.normalize('NFKC').toUpperCase(), latinOf).join('').replaceAll(BETWEEN, '');

/** Whether a symbol is one that codes are made of. */
export const isCodeSymbol = (symbol: string): boolean => symbol !== '' && CODE_ALPHABET.includes(symbol);

/** Whether a tidied text could be a code. Whether something goes by it is not asked. */
export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && Array.from(text).every(isCodeSymbol);
