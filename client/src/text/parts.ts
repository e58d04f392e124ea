// parts: builds rules text from a template. The values may be words, numbers, or parts that carry icons.

import type { TextPart } from '@dunmer/shared/cards';

export type Parts = readonly TextPart[];
type Piece = string | number | Parts;

const asParts = (piece: Piece): Parts =>
  typeof piece === 'object' ? piece : piece === '' ? [] : [{ kind: 'text', text: String(piece) }];

/** Joins the strings and values of the template as they are; adds no spaces and no capitals. */
export const parts = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Parts =>
  strings.flatMap((text, at) => [...asParts(text), ...asParts(pieces[at] ?? '')]);

/** Joins a list: `a`, `a and b`, `a, b and c`. */
export function listOf(items: readonly Parts[], comma: string, and: string): Parts {
  return items.flatMap((item, at) => {
    const link = at === 0 ? '' : at === items.length - 1 ? and : comma;
    return [...asParts(link), ...item];
  });
}
