// English predicates: what an ability does, in agreement with whom it is done to. What comes up is told ("gains
// strength"), what holds all the time is stated ("overcomes strength").

import type { RevealAbility, StaticAbility } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { virtuesIn } from './englishNoun.ts';
import { deedsOf, linkOf, type Deed, type Gift } from './meaning.ts';
import { linked, listed, term, type Phrase } from './textPart.ts';

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

/** "Power and protection from strength", but "power and wisdom, as well as protection": each "and" links its own. */
function objects(gifts: readonly Gift[]): Phrase {
  const isLong = gifts.slice(0, -1).some(({ virtues }) => virtues.length > 1 && virtues !== 'all');
  if (gifts.length < 3 && !isLong) return linked(gifts.map(object), 'and');
  return listed(gifts.map(object), isLong ? [',', 'as well as'] : 'and');
}

/** What holds of a card that has what is granted. */
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

/** What holds of a card that lacks what is taken. */
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

/** What an effect does, as it comes up. */
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

/** What the ability does to whoever the sentence is about. */
export function predicate(ability: RevealAbility | StaticAbility, number: Grammatical): Phrase {
  const deeds = deedsOf(ability);
  const say = ability.timing === 'static' ? stated : told;
  return linked(
    deeds.map((each) => say(each, number)),
    LINK[linkOf(ability, deeds)],
  );
}
