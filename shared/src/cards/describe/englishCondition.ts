// English conditions: what must hold for an ability to work.

import type { Condition, Row } from '../ability.ts';
import type { CircumstanceWords } from './circumstances.ts';
import { cards, nounOf, placeOf, virtuesIn, type Form, type NameOf } from './englishNoun.ts';
import { asksVirtues, isAllThatFit } from './meaning.ts';
import { term, type Phrase } from './textPart.ts';

/** The words for the card itself, in the forms that sentences need. */
export interface Self {
  readonly card: string;
  readonly cell: string;
}

const full: Self = { card: 'this card', cell: 'in the cell of this card' };
const brief: Self = { card: 'it', cell: 'in its cell' };

const ROW: Readonly<Record<Row, string>> = { front: 'in the front row', back: 'in the back row' };

function condition(asked: Condition, self: Self, nameOf: NameOf): Phrase {
  const { filter = {}, atLeast = 1 } = asked;
  const some = (form: Form): Phrase => cards(filter, { noun: nounOf(filter), form, adjectives: [] }, nameOf);
  const isMany = atLeast > 1;
  const count = isAllThatFit(asked, atLeast) ? `${atLeast}` : `at least ${atLeast}`;
  const counted = isMany ? [count, some('many')] : some('a');
  switch (asked.where) {
    case 'self': {
      if (isMany) return ['there are', counted, self.cell];
      const virtues = asksVirtues(filter);
      if (virtues === 'none') return [self.card, 'has no virtues'];
      if (virtues !== undefined) return [self.card, 'has', virtuesIn(virtues, 'or')];
      return [self.card, 'is', counted];
    }
    case 'opposing':
      return [counted, term('opposing', isMany ? 'stand opposite' : 'stands opposite')];
    case 'adjacent':
      return [counted, isMany ? 'are' : 'is', term('adjacent', 'adjacent')];
    default: {
      if (asked.side === 'enemy') return ['the enemy has', counted, placeOf(asked)];
      // The card itself is never among its own cards of a selector.
      const other = cards(filter, { noun: nounOf(filter), form: 'bare', adjectives: [] }, nameOf);
      const own = isMany ? [count, 'other', some('many')] : ['another', other];
      return ['you have', own, placeOf(asked)];
    }
  }
}

/** How English words circumstances. */
export const circumstanceWords = (nameOf: NameOf): CircumstanceWords<Self> => ({
  full,
  brief,
  inRow: (row) => ['this card is', term(row, ROW[row])],
  condition: (asked, self) => condition(asked, self, nameOf),
});
