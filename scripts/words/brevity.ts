// Brevity: how long the sentences of a text are, and how many it has.

/** As many words as can be read at a glance. English, with its articles, gets by with as many. */
const MOST_WORDS = 12;
/** As many sentences as are read beside everything else on the screen. */
const MOST_SENTENCES = 2;

/** The space behind a mark and whatever closes with it. */
const after = (marks: string): RegExp => new RegExp(`(?<=[${marks}][»“”’)]*)\\s+`, 'u');
const ENDS = after('.?!…');
/** A colon or a semicolon gives the eye a rest as well. */
const RESTS = after('.?!…:;');

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const wordsOf = (text: string): number => text.split(/\s+/u).filter(isWord).length;

/** Returns the parts of a text that are too long to be read in one go. */
export const longIn = (text: string): readonly string[] =>
  text.split(RESTS).filter((part) => wordsOf(part) > MOST_WORDS);

/** Whether a text has more sentences than a note may. */
export const isMany = (text: string): boolean => text.split(ENDS).filter(isWord).length > MOST_SENTENCES;
