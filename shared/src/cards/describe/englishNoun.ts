// English noun phrases: which cards are meant, with the right article and number.

import type { CardFilter, FarWhere, Selector, Side } from '../ability.ts';
import { never } from '../../lib/index.ts';
import type { CardId } from '../card.ts';
import type { Virtue } from '../virtue.ts';
import { CARD, CREATURE, RARITY, TRAITS, VIRTUE, type Noun } from './en.ts';
import { inOrder } from './meaning.ts';
import { listed, term, termIf, type Phrase, type Term } from './textPart.ts';

export type NameOf = (id: CardId) => string;

/** `a`: one, with its article. `bare`: one, after other words. `many`: several. */
export type Form = 'a' | 'bare' | 'many';

/** Returns virtues with their icons. */
export const virtuesIn = (virtues: readonly Virtue[], and: string): Phrase =>
  listed(
    inOrder(virtues).map((virtue) => ({ kind: 'virtue', virtue, text: VIRTUE[virtue] })),
    and,
  );

/** Returns the noun for the cards of a filter. */
export const nounOf = (filter: CardFilter): Noun => TRAITS.get(filter.trait ?? '') ?? CARD;

const article = (word: string): string => (/^(?!uni)[aeiou]/.test(word) ? 'an' : 'a');

/** How a phrase fits into its sentence. */
interface Frame {
  readonly noun: Noun;
  readonly form: Form;
  /** These stand right before the noun; a rarity stands before them. */
  readonly adjectives: readonly string[];
}

/** Adjectives that say where a card stands. */
const PLACED: ReadonlyMap<string, Term> = new Map([
  ['adjacent', 'adjacent'],
  ['opposing', 'opposing'],
]);

/** Returns the term that a noun explains at a tap; the word "card" needs no explanation. */
function termOf(noun: Noun): Term | undefined {
  if (noun === CARD) return undefined;
  return noun === CREATURE ? 'creature' : 'trait';
}

/** Returns the phrase for cards that match a filter. */
export function cards(filter: CardFilter, frame: Frame, nameOf: NameOf): Phrase {
  const rarity = filter.rarity === undefined ? [] : [RARITY[filter.rarity]];
  const noun = frame.form === 'many' ? frame.noun.many : frame.noun.one;
  const [first] = [...rarity, ...frame.adjectives, noun];
  const name = filter.id === undefined ? '' : `named “${nameOf(filter.id)}”`;
  return [
    frame.form === 'a' ? article(first) : '',
    rarity.map((word) => term('rarity', word)),
    frame.adjectives.map((word) => termIf(PLACED.get(word), word)),
    termIf(termOf(frame.noun), noun),
    name,
    traitsAfter(filter, frame.noun),
  ];
}

/** Returns what a filter asks beyond its noun; unknown traits are quoted. */
function traitsAfter(filter: CardFilter, noun: Noun): Phrase {
  const { trait, anyVirtue, noVirtues } = filter;
  const tag =
    trait === undefined || noun === TRAITS.get(trait)
      ? []
      : [[term('trait', 'tagged'), `“${TRAITS.get(trait)?.one ?? trait}”`]];
  const without = noVirtues === undefined ? [] : ['without virtues'];
  const some = anyVirtue === undefined ? [] : [['with', virtuesIn(anyVirtue, 'or')]];
  return listed([...tag, ...without, ...some], 'and');
}

const PLACE: Readonly<Record<FarWhere, Readonly<Record<Side, Phrase>>>> = {
  column: { own: term('column', 'in this column'), enemy: term('column', 'in this column') },
  row: { own: term('row', 'in this row'), enemy: term('row', 'in the matching row') },
  front: { own: term('front', 'in the front row'), enemy: term('front', 'in the front row') },
  back: { own: term('back', 'in the back row'), enemy: term('back', 'in the back row') },
  field: { own: 'on the field', enemy: 'on the field' },
};

/** Returns where the cards of a selector are, if a place says that. */
export const placeOf = (selector: Selector): Phrase =>
  'side' in selector ? PLACE[selector.where][selector.side] : '';

/**
 * Returns the cards of a selector without their place. `isOther`: whether the selector could also reach the card
 * itself, which words like "other" then have to exclude.
 */
export function selected(selector: Selector, form: Form, isOther: boolean, nameOf: NameOf): Phrase {
  const filter = selector.filter ?? {};
  const noun = nounOf(filter);
  if ('side' in selector && selector.side === 'own') {
    const some = (as: Form): Phrase => cards(filter, { noun, form: as, adjectives: [] }, nameOf);
    if (form === 'a') return [isOther ? 'another of your' : 'one of your', some('many')];
    return ['your', isOther ? 'other' : '', some(form)];
  }
  if ('side' in selector) return cards(filter, { noun, form, adjectives: ['enemy'] }, nameOf);
  switch (selector.where) {
    case 'self':
      return cards(filter, { noun, form, adjectives: [] }, nameOf);
    case 'opposing':
      return cards(filter, { noun, form, adjectives: ['opposing'] }, nameOf);
    case 'adjacent':
      return cards(filter, { noun, form, adjectives: ['adjacent'] }, nameOf);
    default:
      return never(selector);
  }
}
