// Circumstances: what must hold for an ability to work, put into clauses in either language.

import type { Ability, Condition, Row } from '../ability.ts';
import { conditionsOf } from './meaning.ts';
import type { Phrase } from './textPart.ts';

/** How a language words circumstances. `Self` is the type of its words for the card itself. */
export interface CircumstanceWords<Self> {
  /** The card itself in full, and as a pronoun for where nothing else could be meant. */
  readonly full: Self;
  readonly brief: Self;
  readonly inRow: (row: Row) => Phrase;
  readonly condition: (asked: Condition, self: Self) => Phrase;
}

export interface Circumstances<Self> {
  readonly clauses: readonly Phrase[];
  /** The words for the card itself after these clauses. */
  readonly self: Self;
}

/** Returns all conditions of an ability, besides being on the field, as clauses. */
export function circumstancesOf<Self>(ability: Ability, words: CircumstanceWords<Self>): Circumstances<Self> {
  const clauses: Phrase[] = ability.in === undefined ? [] : [words.inRow(ability.in)];
  let self = clauses.length > 0 ? words.brief : words.full;
  for (const each of conditionsOf(ability)) {
    clauses.push(words.condition(each, self));
    // After another card was mentioned, a pronoun could mean that one.
    self = each.where === 'self' ? words.brief : words.full;
  }
  return { clauses, self };
}
