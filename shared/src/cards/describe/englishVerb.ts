// English predicates: what an ability does, in agreement with whom it is done to.

import type { RevealAbility, StaticAbility } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { virtuesIn } from './englishNoun.ts';
import { deedsOf, linkOf, type Deed, type Gift } from './meaning.ts';
import { linked, term, type Phrase } from './textPart.ts';

/** Whether a verb is about one card or several. */
export type Grammatical = 'one' | 'many';

/** What of the aspect is granted or taken, after "gains" or "loses". */
function object({ aspect, virtues }: Gift): Phrase {
  switch (aspect) {
    case 'virtues':
      return virtues === 'all' ? ['all', term('virtues', 'virtues')] : virtuesIn(virtues, 'and');
    case 'superiority':
      return virtues === 'all'
        ? ['all', term('superiority', 'superiority')]
        : [term('superiority', 'superiority'), 'over', virtuesIn(virtues, 'and')];
    case 'protection':
      return virtues === 'all'
        ? ['all', term('protection', 'protection')]
        : [term('protection', 'protection'), 'from', virtuesIn(virtues, 'and')];
    default:
      return never(aspect);
  }
}

const objects = (gifts: readonly Gift[]): Phrase => linked(gifts.map(object), [',', 'as well as']);

function deed(done: Deed, number: Grammatical): Phrase {
  const many = number === 'many';
  switch (done.op) {
    case 'grant':
      return [many ? 'gain' : 'gains', objects(done.gifts)];
    case 'remove':
      return [many ? 'lose' : 'loses', objects(done.gifts)];
    case 'silence':
      return [
        term('silence', many ? 'fall silent' : 'falls silent'),
        `(${many ? 'their' : 'its'} abilities do not work)`,
      ];
    case 'swap':
      return many
        ? [term('swap', 'move to the other row'), 'of their column (any cards there take their places)']
        : [term('swap', 'moves to the other row'), 'of its column (any card there takes its place)'];
    default:
      return never(done);
  }
}

const LINK = { next: [',', 'then'], but: [',', 'but'], and: ['and'] } as const;

/** What the ability does to whoever the sentence is about. */
export function predicate(ability: RevealAbility | StaticAbility, number: Grammatical): Phrase {
  const deeds = deedsOf(ability);
  return linked(
    deeds.map((each) => deed(each, number)),
    LINK[linkOf(ability, deeds)],
  );
}
