// Russian predicates: what an ability does, with the verb in agreement with the subject. What happens once is told
// («получает силу»), what holds all the time is stated («превосходит силу»).

import type { RevealAbility, StaticAbility } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { deedsOf, linkOf, type Deed, type Gift } from './meaning.ts';
import type { Gender } from './ru.ts';
import { virtuesIn } from './russianNoun.ts';
import { linked, listed, term, type Phrase } from './textPart.ts';

/** The grammatical person with which a verb agrees. */
export type Person = Gender | 'plural';

const PROTECTED: Readonly<Record<Person, string>> = {
  m: 'защищён',
  f: 'защищена',
  n: 'защищено',
  plural: 'защищены',
};

/** Returns what is granted or taken away, to stand after «получает» or «теряет». */
function object({ aspect, virtues }: Gift): Phrase {
  switch (aspect) {
    case 'virtues':
      return virtues === 'all'
        ? ['все', term('virtues', 'добродетели')]
        : virtuesIn(virtues, 'accusative', 'и');
    case 'superiority':
      return virtues === 'all'
        ? ['всё', term('superiority', 'превосходство')]
        : [term('superiority', 'превосходство'), 'над', virtuesIn(virtues, 'instrumental', 'и')];
    case 'protection':
      return virtues === 'all'
        ? ['всю', term('protection', 'защиту')]
        : [term('protection', 'защиту'), 'от', virtuesIn(virtues, 'genitive', 'и')];
    default:
      return never(aspect);
  }
}

/**
 * «Силу и защиту от власти», but «силу и хитрость, а также защиту от власти»: no «и» may seem to link the wrong
 * parts.
 */
function objects(gifts: readonly Gift[]): Phrase {
  const isLong = gifts.slice(0, -1).some(({ virtues }) => virtues.length > 1 && virtues !== 'all');
  if (gifts.length < 3 && !isLong) return linked(gifts.map(object), 'и');
  return listed(gifts.map(object), isLong ? [',', 'а также'] : 'и');
}

/** Says what holds for a card that has been granted this. */
function has({ aspect, virtues }: Gift, who: Person): Phrase {
  const many = who === 'plural';
  const names = virtues === 'all' ? [] : virtues;
  switch (aspect) {
    case 'virtues':
      return [many ? 'обладают' : 'обладает', virtuesIn(names, 'instrumental', 'и')];
    case 'superiority':
      return [term('superiority', many ? 'превосходят' : 'превосходит'), virtuesIn(names, 'accusative', 'и')];
    case 'protection':
      return [term('protection', PROTECTED[who]), 'от', virtuesIn(names, 'genitive', 'и')];
    default:
      return never(aspect);
  }
}

/**
 * Says what holds for a card from which this is taken; there are words of its own for a single virtue that is no
 * longer overcome.
 */
function lacks(gift: Gift, who: Person): Phrase {
  const many = who === 'plural';
  const isPlain = gift.aspect === 'superiority' && gift.virtues !== 'all' && gift.virtues.length === 1;
  if (!isPlain) return [many ? 'теряют' : 'теряет', object(gift)];
  return [
    'не',
    term('superiority', many ? 'превосходят' : 'превосходит'),
    virtuesIn(gift.virtues, 'accusative', 'и'),
  ];
}

function stated(done: Deed, who: Person): Phrase {
  if (!('gifts' in done)) return told(done, who);
  const say = done.op === 'grant' ? has : lacks;
  return listed(
    done.gifts.map((gift) => say(gift, who)),
    'и',
  );
}

/** Says what an effect does when its ability comes up. */
export function told(done: Deed, who: Person): Phrase {
  const many = who === 'plural';
  switch (done.op) {
    case 'grant':
      return [many ? 'получают' : 'получает', objects(done.gifts)];
    case 'remove':
      return [many ? 'теряют' : 'теряет', objects(done.gifts)];
    case 'silence':
      return term('silence', many ? 'умолкают' : 'умолкает');
    case 'swap':
      return term('swap', many ? 'меняют ряд' : 'меняет ряд');
    default:
      return never(done);
  }
}

const LINK = { next: [',', 'затем'], but: [',', 'но'], and: ['и'] } as const;

/** Says what the ability does to the subject of the sentence. */
export function predicate(ability: RevealAbility | StaticAbility, who: Person): Phrase {
  const deeds = deedsOf(ability);
  const say = ability.timing === 'static' ? stated : told;
  return linked(
    deeds.map((each) => say(each, who)),
    LINK[linkOf(ability, deeds)],
  );
}
