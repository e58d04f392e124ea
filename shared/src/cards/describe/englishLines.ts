// English lines about what is printed on a card.

import { RARITY, TRAITS } from './en.ts';
import { virtuesIn } from './englishNoun.ts';
import type { LineWords } from './lineWords.ts';
import { linked, sentence, term } from './textPart.ts';

const traitName = (trait: string): string => TRAITS.get(trait)?.one ?? `“${trait}”`;

export const englishLines: LineWords = {
  rarity: ({ rarity, copies, traits }) =>
    sentence([
      [RARITY[rarity], 'card'],
      copies === undefined ? '' : `(${copies} in the whole event)`,
      traits.length === 0 ? '' : [':', linked(traits.map(traitName), ',')],
    ]),
  virtues: ({ virtues, protection = [] }) => {
    if (virtues.length > 0) return sentence([term('virtues', 'virtues'), ':', virtuesIn(virtues, 'and')]);
    // R5: what protects it protects it without virtues too.
    return sentence([
      'no',
      term('virtues', 'virtues'),
      protection.length > 0 ? '' : ': any card defeats this one',
    ]);
  },
  superiority: ({ superiority }) =>
    superiority.length > 0
      ? sentence([term('superiority', 'superiority'), 'over', virtuesIn(superiority, 'and')])
      : sentence([
          'no',
          term('superiority', 'superiority'),
          ': this card defeats only cards without virtues',
        ]),
  protection: ({ protection = [] }) =>
    sentence([term('protection', 'protection'), 'from', virtuesIn(protection, 'and')]),
};
