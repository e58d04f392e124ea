// Circumstances: what must hold for an ability to work, said clause by clause in either language.

import type { Ability, Condition, Row } from '../ability.ts';
import { conditionsOf } from './meaning.ts';
import type { Phrase } from './textPart.ts';

/** How a language says circumstances; `Self` is how it calls the card itself. */
export interface CircumstanceWords<Self> {
  /** In full, and by a pronoun where nothing else could be meant. */
  readonly full: Self;
  readonly brief: Self;
  readonly inRow: (row: Row) => Phrase;
  readonly condition: (asked: Condition, self: Self) => Phrase;
}

export interface Circumstances<Self> {
  readonly clauses: readonly Phrase[];
  /** How to call the card itself after these clauses. */
  readonly self: Self;
}

/** All that must hold besides being on the field. */
export function circumstancesOf<Self>(ability: Ability, words: CircumstanceWords<Self>): Circumstances<Self> {
  const clauses: Phrase[] = ability.in === undefined ? [] : [words.inRow(ability.in)];
  let self = clauses.length > 0 ? words.brief : words.full;
  for (const each of conditionsOf(ability)) {
    clauses.push(words.condition(each, self));
    // After another card has been mentioned, a pronoun could mean that one.
    self = each.where === 'self' ? words.brief : words.full;
  }
  return { clauses, self };
}
