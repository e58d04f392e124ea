// Lang: the languages that every text of the game exists in.

export const LANGS = ['ru', 'en'] as const;
export type Lang = (typeof LANGS)[number];
