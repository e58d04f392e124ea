// Russian conditions: what must hold for an ability to work.

import type { Condition, Row } from '../ability.ts';
import { never } from '../../lib/index.ts';
import type { CircumstanceWords } from './circumstances.ts';
import { asksVirtues, isAllThatFit } from './meaning.ts';
import { cards, counted, nounOf, placeOf, selected, virtuesIn, type NameOf } from './russianNoun.ts';
import { term, type Phrase } from './textPart.ts';

/** The words for the card itself, in the forms that sentences need. */
export interface Self {
  readonly card: string;
  readonly of: string;
  readonly cell: string;
}

const full: Self = { card: 'эта карта', of: 'этой карты', cell: 'на клетке этой карты' };
const brief: Self = { card: 'она', of: 'неё', cell: 'на её клетке' };

const ROW: Readonly<Record<Row, string>> = { front: 'в первом ряду', back: 'во втором ряду' };

/** «6 карт» if there can't be more, otherwise «не меньше 4 карт». */
function counting(asked: Condition, atLeast: number, nameOf: NameOf): Phrase {
  const filter = asked.filter ?? {};
  // The text has already said whose cards they are: the rival's, or those nearby.
  const isSaid = !('side' in asked) || asked.side === 'enemy';
  const phrase = (form: 'one' | 'oneGen' | 'few' | 'many'): Phrase =>
    isSaid
      ? cards(filter, { noun: nounOf(filter), form, adjectives: [], trait: 'noun' }, nameOf)
      : selected(asked, form, { whose: 'some' }, nameOf);
  if (isAllThatFit(asked, atLeast)) return [`${atLeast}`, phrase(counted(atLeast))];
  return [`не меньше ${atLeast}`, phrase(counted(atLeast) === 'one' ? 'oneGen' : 'many')];
}

/** Says where to look: «у соперника на поле», «по соседству». */
function whereOf(asked: Condition, self: Self): Phrase {
  if ('side' in asked) return asked.side === 'enemy' ? ['у соперника', placeOf(asked)] : placeOf(asked);
  switch (asked.where) {
    case 'adjacent':
      return term('adjacent', 'по соседству');
    case 'opposing':
      return term('opposing', 'напротив');
    case 'self':
      return self.cell;
    default:
      return never(asked);
  }
}

function condition(asked: Condition, self: Self, nameOf: NameOf): Phrase {
  const { filter = {}, atLeast = 1 } = asked;
  if (atLeast > 1) return [whereOf(asked, self), counting(asked, atLeast, nameOf)];
  const one = cards(filter, { noun: nounOf(filter), form: 'one', adjectives: [], trait: 'noun' }, nameOf);
  if (asked.where === 'self') {
    const virtues = asksVirtues(filter);
    if (virtues === 'none') return [`у ${self.of} нет добродетелей`];
    if (virtues !== undefined) return [`у ${self.of} есть`, virtuesIn(virtues, 'nominative', 'или')];
    return [self.card, '—', one];
  }
  if (asked.where === 'opposing') return [whereOf(asked, self), one];
  const isOwn = 'side' in asked && asked.side === 'own';
  return [whereOf(asked, self), 'есть', isOwn ? selected(asked, 'one', { whose: 'some' }, nameOf) : one];
}

/** How Russian words circumstances. */
export const circumstanceWords = (nameOf: NameOf): CircumstanceWords<Self> => ({
  full,
  brief,
  inRow: (row) => ['эта карта', term(row, ROW[row])],
  condition: (asked, self) => condition(asked, self, nameOf),
});
