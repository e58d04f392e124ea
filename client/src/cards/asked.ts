// Asked: what somebody may ask about a card or a text: any icon, and any word that is not plain.

import type { Aspect, Rarity, Term, TextPart, Virtue } from '@dunmer/shared/cards';
import type { AbilitySign } from './tileFace.ts';

export type Asked =
  | { readonly kind: 'term'; readonly term: Term }
  /** In a text a virtue is of no aspect. */
  | { readonly kind: 'virtue'; readonly virtue: Virtue; readonly aspect: Aspect | null }
  | { readonly kind: 'sign'; readonly sign: AbilitySign }
  | { readonly kind: 'trait'; readonly trait: string }
  | { readonly kind: 'rarity'; readonly rarity: Rarity }
  | { readonly kind: 'copies'; readonly copies: number };

export type Explainable = Exclude<TextPart, { readonly kind: 'text' }>;

export function askedOf(part: Explainable): Asked {
  switch (part.kind) {
    case 'term':
      return { kind: 'term', term: part.term };
    case 'virtue':
      return { kind: 'virtue', virtue: part.virtue, aspect: null };
    case 'keyword': {
      const { timing, initiative } = part;
      return { kind: 'sign', sign: initiative === null ? { timing } : { timing, initiative } };
    }
  }
}
