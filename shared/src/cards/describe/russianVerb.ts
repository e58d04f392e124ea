// Russian predicates: what an ability does, in agreement with whom it is done to.

import type { RevealAbility, StaticAbility } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { deedsOf, linkOf, type Deed, type Gift } from './meaning.ts';
import type { Gender } from './ru.ts';
import { virtuesIn } from './russianNoun.ts';
import { linked, term, type Phrase } from './textPart.ts';

/** Whom a verb agrees with. */
export type Person = Gender | 'plural';

const POSSESSIVE: Readonly<Record<Person, string>> = { m: 'его', f: 'её', n: 'его', plural: 'их' };

/** What of the aspect is granted or taken, after «получает» or «теряет». */
function object({ aspect, virtues }: Gift): Phrase {
  switch (aspect) {
    case 'virtues':
      return virtues === 'all'
        ? ['все', term('virtues', 'добродетели')]
        : virtuesIn(virtues, 'accusative', 'и');
    case 'superiority':
      return virtues === 'all'
        ? ['всякое', term('superiority', 'превосходство')]
        : [term('superiority', 'превосходство'), 'над', virtuesIn(virtues, 'instrumental', 'и')];
    case 'protection':
      return virtues === 'all'
        ? ['всякую', term('protection', 'защиту')]
        : [term('protection', 'защиту'), 'от', virtuesIn(virtues, 'genitive', 'и')];
    default:
      return never(aspect);
  }
}

const objects = (gifts: readonly Gift[]): Phrase => linked(gifts.map(object), [',', 'а также']);

function deed(done: Deed, who: Person): Phrase {
  const many = who === 'plural';
  switch (done.op) {
    case 'grant':
      return [many ? 'получают' : 'получает', objects(done.gifts)];
    case 'remove':
      return [many ? 'теряют' : 'теряет', objects(done.gifts)];
    case 'silence':
      return [term('silence', many ? 'умолкают' : 'умолкает'), `(${POSSESSIVE[who]} умения не работают)`];
    case 'swap':
      return many
        ? [term('swap', 'переходят в другой ряд'), 'своего столбца (карты оттуда встают на их место)']
        : [
            term('swap', 'переходит в другой ряд'),
            `своего столбца (карта оттуда встаёт на ${POSSESSIVE[who]} место)`,
          ];
    default:
      return never(done);
  }
}

const LINK = { next: [',', 'затем'], but: [',', 'но'], and: ['и'] } as const;

/** What the ability does to whoever the sentence is about. */
export function predicate(ability: RevealAbility | StaticAbility, who: Person): Phrase {
  const deeds = deedsOf(ability);
  return linked(
    deeds.map((each) => deed(each, who)),
    LINK[linkOf(ability, deeds)],
  );
}
