// Codes as people type them: any case, any gaps, and Cyrillic letters that look like Latin ones.

export const CODE_LENGTH = 8;

const LOOK_ALIKES = new Map([...'АВЕКМНОРСТУХ'].map((letter, place) => [letter, [...'ABEKMHOPCTYX'][place] ?? letter]));

/** The code in what was typed, without what cannot belong to one. */
export const readCode = (typed: string): string =>
  [...typed.normalize('NFKC').toUpperCase()]
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .filter((letter) => /[0-9A-Z]/.test(letter))
    .join('')
    .slice(0, CODE_LENGTH);

/** In two groups, as it is read aloud. */
export const spellCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`.trim();
