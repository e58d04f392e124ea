// Russian conditions: what must hold for an ability to work.

import type { Condition, Row } from '../ability.ts';
import type { CircumstanceWords } from './circumstances.ts';
import { asksVirtues } from './meaning.ts';
import { cards, counted, nounOf, placeOf, selected, virtuesIn, type NameOf } from './russianNoun.ts';
import { YOUR } from './ru.ts';
import { term, type Phrase } from './textPart.ts';

/** The card itself, in the forms that sentences need. */
export interface Self {
  readonly card: string;
  readonly of: string;
  readonly cell: string;
}

const full: Self = { card: 'эта карта', of: 'этой карты', cell: 'на клетке этой карты' };
const brief: Self = { card: 'она', of: 'неё', cell: 'на её клетке' };

const ROW: Readonly<Record<Row, string>> = { front: 'в первом ряду', back: 'во втором ряду' };

function condition(asked: Condition, self: Self, nameOf: NameOf): Phrase {
  const { filter = {}, atLeast = 1 } = asked;
  const count = atLeast > 1 ? [`хотя бы ${atLeast}`] : [];
  const form = atLeast > 1 ? counted(atLeast) : 'one';
  if (asked.where === 'adjacent') {
    const frame = { noun: nounOf(filter), form, adjectives: [...count, YOUR], trait: 'noun' } as const;
    return [term('adjacent', 'по соседству'), 'есть', cards(filter, frame, nameOf)];
  }
  if (atLeast > 1) {
    const place = asked.where === 'self' ? self.cell : placeOf(asked);
    return [place, 'есть', selected(asked, form, count, nameOf)];
  }
  if (asked.where === 'self') {
    const virtues = asksVirtues(filter);
    if (virtues === 'none') return [`у ${self.of} нет добродетелей`];
    if (virtues !== undefined) return [`у ${self.of} есть`, virtuesIn(virtues, 'nominative', 'или')];
    return [self.card, '—', selected(asked, 'one', [], nameOf)];
  }
  if (asked.where === 'opposing') {
    const frame = { noun: nounOf(filter), form: 'one', adjectives: [], trait: 'noun' } as const;
    return [term('opposing', 'напротив'), 'стоит', cards(filter, frame, nameOf)];
  }
  return [placeOf(asked), 'есть', selected(asked, 'one', [], nameOf)];
}

/** How Russian says circumstances. */
export const circumstanceWords = (nameOf: NameOf): CircumstanceWords<Self> => ({
  full,
  brief,
  onField: 'эта карта на поле',
  inRow: (row) => ['эта карта', term(row, ROW[row])],
  condition: (asked, self) => condition(asked, self, nameOf),
});
