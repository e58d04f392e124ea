// TextPart: a piece of rules text that the screen can draw: plain words, a virtue with its icon, or a term or keyword
// that explains itself.

import { unbroken } from '../../lib/index.ts';
import type { Ability } from '../ability.ts';
import type { Virtue } from '../virtue.ts';

export const TERMS = [
  'virtues',
  'superiority',
  'protection',
  'initiative',
  'reveal',
  'static',
  'summon',
  'silence',
  'swap',
  'match',
  'front',
  'back',
  'row',
  'column',
  'opposing',
  'adjacent',
  'rounds',
  'creature',
  'deck',
  'uses',
  'trait',
  'rarity',
] as const;
/** A word of the rules that the screen explains at a tap. */
export type Term = (typeof TERMS)[number];

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'virtue'; readonly virtue: Virtue; readonly text: string }
  | { readonly kind: 'term'; readonly term: Term; readonly text: string }
  /** What an ability's text begins with: when it works, and its initiative. */
  | {
      readonly kind: 'keyword';
      readonly timing: Ability['timing'];
      readonly initiative: number | null;
      readonly text: string;
    };

/** The text of parts without icons and terms. */
export const plainText = (parts: readonly TextPart[]): string => parts.map((part) => part.text).join('');

/** What grammars build: words and parts in order, without the spaces between them. Empty strings vanish. */
export type Phrase = string | TextPart | readonly Phrase[];

export const term = (name: Term, text: string): TextPart => ({ kind: 'term', term: name, text });

/** Returns the keyword of an ability; `text` includes its initiative. */
export const keyword = (ability: Ability, text: string): TextPart => ({
  kind: 'keyword',
  timing: ability.timing,
  initiative: ability.timing === 'static' ? null : ability.initiative,
  text,
});

/** Returns a word as a term if `name` is given, otherwise as plain text. */
export const termIf = (name: Term | undefined, text: string): Phrase =>
  name === undefined ? text : term(name, text);

const CLOSES = /^[,.:;)]/;
const OPENS = /\($/;

function flatten(phrase: Phrase, into: TextPart[]): void {
  if (typeof phrase === 'string') {
    if (phrase !== '') into.push({ kind: 'text', text: phrase });
  } else if ('kind' in phrase) {
    into.push(phrase);
  } else {
    for (const each of phrase) flatten(each, into);
  }
}

/** Puts spaces into a phrase, and joins neighbouring plain words into one part. */
function spaced(phrase: Phrase): readonly TextPart[] {
  const pieces: TextPart[] = [];
  flatten(phrase, pieces);
  const parts: TextPart[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    const gap = last === undefined || CLOSES.test(piece.text) || OPENS.test(last.text) ? '' : ' ';
    if (piece.kind !== 'text') {
      if (gap !== '') append(parts, gap);
      parts.push(piece);
    } else {
      append(parts, gap + piece.text);
    }
  }
  return parts;
}

function append(parts: TextPart[], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + text };
  else parts.push({ kind: 'text', text });
}

/** Makes part of a sentence from a phrase: it only puts in spaces. */
export const clause = (phrase: Phrase): readonly TextPart[] =>
  spaced(phrase).map((part) => ({ ...part, text: unbroken(part.text) }));

/** Returns words with a capital first letter. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Makes a sentence from a phrase: with spaces, a capital letter and a full stop. */
export function sentence(phrase: Phrase): readonly TextPart[] {
  const [first, ...rest] = clause([phrase, '.']);
  if (first === undefined) return [];
  return [{ ...first, text: capital(first.text) }, ...rest];
}

/** Joins sentences with spaces. */
export function sentences(list: readonly (readonly TextPart[])[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const each of list) {
    if (parts.length > 0) append(parts, ' ');
    parts.push(...each);
  }
  return parts;
}

/** Links items with the same words each time: `a and b and c`. */
export const linked = (items: readonly Phrase[], words: Phrase): Phrase =>
  items.map((item, index) => (index === 0 ? item : [words, item]));

/** Lists items: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly Phrase[], and: Phrase): Phrase {
  const [last] = items.slice(-1);
  if (items.length < 2 || last === undefined) return items;
  const head = items.slice(0, -1).map((item, index) => (index === 0 ? item : [',', item]));
  return [head, and, last];
}
