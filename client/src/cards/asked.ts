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

export const askedOf = (part: Explainable): Asked =>
  part.kind === 'term'
    ? { kind: 'term', term: part.term }
    : { kind: 'virtue', virtue: part.virtue, aspect: null };
