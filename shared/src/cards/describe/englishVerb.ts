// English predicates: what an ability does, with the verb in agreement with the subject. What happens once is told
// ("gains strength"), what holds all the time is stated ("overcomes strength").

import type { RevealAbility, StaticAbility } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { virtuesIn } from './englishNoun.ts';
import { deedsOf, linkOf, type Deed, type Gift } from './meaning.ts';
import { linked, listed, term, type Phrase } from './textPart.ts';

/** Whether a verb is about one card or several. */
export type Grammatical = 'one' | 'many';

/** Returns what is granted or taken away, to stand after "gains" or "loses". */
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

/**
 * "Power and protection from strength", but "power and wisdom, as well as protection": no "and" may seem to link the
 * wrong parts.
 */
function objects(gifts: readonly Gift[]): Phrase {
  const isLong = gifts.slice(0, -1).some(({ virtues }) => virtues.length > 1 && virtues !== 'all');
  if (gifts.length < 3 && !isLong) return linked(gifts.map(object), 'and');
  return listed(gifts.map(object), isLong ? [',', 'as well as'] : 'and');
}

/** Says what holds for a card that has been granted this. */
function has({ aspect, virtues }: Gift, number: Grammatical): Phrase {
  const many = number === 'many';
  const names = virtuesIn(virtues === 'all' ? [] : virtues, 'and');
  switch (aspect) {
    case 'virtues':
      return [many ? 'have' : 'has', names];
    case 'superiority':
      return [term('superiority', many ? 'overcome' : 'overcomes'), names];
    case 'protection':
      return [many ? 'are' : 'is', term('protection', 'protected'), 'from', names];
    default:
      return never(aspect);
  }
}

/** Says what holds for a card from which this is taken. */
function lacks(gift: Gift, number: Grammatical): Phrase {
  const many = number === 'many';
  if (gift.aspect !== 'superiority' || gift.virtues === 'all') return [many ? 'lose' : 'loses', object(gift)];
  const overcome = term('superiority', 'overcome');
  return [many ? 'do not' : 'does not', overcome, virtuesIn(gift.virtues, 'or')];
}

function stated(done: Deed, number: Grammatical): Phrase {
  if (!('gifts' in done)) return told(done, number);
  const say = done.op === 'grant' ? has : lacks;
  return listed(
    done.gifts.map((gift) => say(gift, number)),
    'and',
  );
}

/** Says what an effect does when its ability comes up. */
export function told(done: Deed, number: Grammatical): Phrase {
  const many = number === 'many';
  switch (done.op) {
    case 'grant':
      return [many ? 'gain' : 'gains', objects(done.gifts)];
    case 'remove':
      return [many ? 'lose' : 'loses', objects(done.gifts)];
    case 'silence':
      return term('silence', many ? 'fall silent' : 'falls silent');
    case 'swap':
      return term('swap', many ? 'change rows' : 'changes rows');
    default:
      return never(done);
  }
}

const LINK = { next: [',', 'then'], but: [',', 'but'], and: ['and'] } as const;

/** Says what the ability does to the subject of the sentence. */
export function predicate(ability: RevealAbility | StaticAbility, number: Grammatical): Phrase {
  const deeds = deedsOf(ability);
  const say = ability.timing === 'static' ? stated : told;
  return linked(
    deeds.map((each) => say(each, number)),
    LINK[linkOf(ability, deeds)],
  );
}
