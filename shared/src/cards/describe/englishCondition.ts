// English conditions: what must hold for an ability to work.

import type { Condition, Row } from '../ability.ts';
import type { CircumstanceWords } from './circumstances.ts';
import { cards, nounOf, placeOf, selected, virtuesIn, type NameOf } from './englishNoun.ts';
import { asksVirtues } from './meaning.ts';
import { term, type Phrase } from './textPart.ts';

/** The card itself, in the forms that sentences need. */
export interface Self {
  readonly card: string;
  readonly cell: string;
}

const full: Self = { card: 'this card', cell: 'in the cell of this card' };
const brief: Self = { card: 'it', cell: 'in its cell' };

const ROW: Readonly<Record<Row, string>> = { front: 'in the front row', back: 'in the back row' };

function condition(asked: Condition, self: Self, nameOf: NameOf): Phrase {
  const { filter = {}, atLeast = 1 } = asked;
  if (atLeast > 1) {
    const place = asked.where === 'self' ? self.cell : placeOf(asked);
    return [`there are at least ${atLeast}`, selected(asked, 'many', nameOf), place];
  }
  if (asked.where === 'self') {
    const virtues = asksVirtues(filter);
    if (virtues === 'none') return [self.card, 'has no virtues'];
    if (virtues !== undefined) return [self.card, 'has', virtuesIn(virtues, 'or')];
    return [self.card, 'is', selected(asked, 'a', nameOf)];
  }
  if (asked.where === 'opposing') {
    return [
      cards(filter, { noun: nounOf(filter), form: 'a', adjectives: [] }, nameOf),
      term('opposing', 'stands opposite'),
    ];
  }
  return ['there is', selected(asked, 'a', nameOf), placeOf(asked)];
}

/** How English says circumstances. */
export const circumstanceWords = (nameOf: NameOf): CircumstanceWords<Self> => ({
  full,
  brief,
  onField: 'this card is on the field',
  inRow: (row) => ['this card is', term(row, ROW[row])],
  condition: (asked, self) => condition(asked, self, nameOf),
});
