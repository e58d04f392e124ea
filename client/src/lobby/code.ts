// Codes as people type them: any case, any gaps, and Cyrillic letters that look like Latin ones.

export const CODE_LENGTH = 8;

const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

const latinOf = (letter: string): string => LATIN[CYRILLIC.indexOf(letter)] ?? letter;

/** The code in what was typed, without what cannot belong to one. */
export const readCode = (typed: string): string =>
  Array.from(typed.normalize('NFKC').toUpperCase(), latinOf)
    .filter((letter) => /[0-9A-Z]/.test(letter))
    .join('')
    .slice(0, CODE_LENGTH);

/** In two groups, as it is read aloud. */
export const spellCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`.trim();
