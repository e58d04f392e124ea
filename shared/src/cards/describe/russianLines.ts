// Russian lines about what is printed on a card.

import type { LineWords } from './lineWords.ts';
import { RARITY, TRAITS } from './ru.ts';
import { virtuesIn } from './russianNoun.ts';
import { linked, sentence, term } from './textPart.ts';

const traitName = (trait: string): string => TRAITS.get(trait)?.one ?? `«${trait}»`;

export const russianLines: LineWords = {
  rarity: ({ rarity, copies, traits }) =>
    sentence([
      [RARITY[rarity].f, 'карта'],
      copies === undefined ? '' : `(${copies} на весь полигон)`,
      traits.length === 0 ? '' : [':', linked(traits.map(traitName), ',')],
    ]),
  virtues: ({ virtues, protection = [] }) => {
    if (virtues.length > 0)
      return sentence([term('virtues', 'добродетели'), ':', virtuesIn(virtues, 'nominative', 'и')]);
    // R5: what protects it protects it without virtues too.
    return sentence([
      term('virtues', 'добродетелей'),
      protection.length > 0 ? 'нет' : 'нет: такую карту побеждает любая',
    ]);
  },
  superiority: ({ superiority }) =>
    superiority.length > 0
      ? sentence([term('superiority', 'превосходство'), 'над', virtuesIn(superiority, 'instrumental', 'и')])
      : sentence([
          term('superiority', 'превосходства'),
          'нет: такая карта побеждает только карты без добродетелей',
        ]),
  protection: ({ protection = [] }) =>
    sentence([term('protection', 'защита'), 'от', virtuesIn(protection, 'genitive', 'и')]),
};
