// Russian rules text: an ability as one sentence, from its data alone.

import type { Ability, RevealAbility, StaticAbility, SummonAbility, Target } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { circumstancesOf } from './circumstances.ts';
import { isChoice, isLasting, isOpen, isPlaced, isSingle } from './meaning.ts';
import { CREATURE, ONE, type Gender } from './ru.ts';
import { circumstanceWords, type Self } from './russianCondition.ts';
import { cards, counted, nounOf, placeOf, selected, type NameOf } from './russianNoun.ts';
import { predicate } from './russianVerb.ts';
import { linked, sentence, sentences, term, type Phrase, type TextPart } from './textPart.ts';

const PRONOUN: Readonly<Record<Gender, string>> = { m: 'он', f: 'она', n: 'оно' };

/** Who the effects befall, and what befalls them. */
function happens(ability: RevealAbility | StaticAbility, self: Self, nameOf: NameOf): Phrase {
  const { target } = ability;
  const { gender } = nounOf(target.filter ?? {});
  const place = isPlaced(target) ? placeOf(target) : '';
  if (target.where === 'self') return [self.card, predicate(ability, 'f')];
  if (isChoice(target)) {
    // «Другую вашу карту» says by itself that it is one.
    const one = 'side' in target && target.side === 'own' ? [] : [ONE];
    const chosen = selected(target, 'oneAcc', one, nameOf);
    return ['выберите', chosen, place, ':', PRONOUN[gender], predicate(ability, gender)];
  }
  if (isSingle(target)) return [single(target, nameOf), predicate(ability, gender)];
  const all = target.where === 'adjacent' ? [] : ['все'];
  return [selected(target, 'plural', all, nameOf), place, predicate(ability, 'plural')];
}

/** The only card that a selector can mean. */
function single(target: Target, nameOf: NameOf): Phrase {
  const bare = target.where === 'opposing' && isOpen(target.filter);
  return bare
    ? ['карта', term('opposing', 'напротив')]
    : [selected(target, 'one', [], nameOf), placeOf(target)];
}

const initiative = (ability: RevealAbility | SummonAbility): Phrase => [
  '(',
  term('initiative', `инициатива ${ability.initiative}`),
  ')',
];

const opening = (start: Phrase, clauses: readonly Phrase[]): Phrase =>
  clauses.length === 0 ? start : [start, ',', 'если', linked(clauses, 'и'), ','];

/** The genitive: «не больше 2 раз», «не больше 21 раза». */
const raz = (n: number): string => (counted(n) === 'one' ? 'раза' : 'раз');

function summons(ability: SummonAbility, nameOf: NameOf): Phrase {
  const creature = cards(
    ability.from ?? {},
    { noun: CREATURE, form: 'oneAcc', adjectives: [], trait: 'tag' },
    nameOf,
  );
  const { to = 'any', uses } = ability;
  const place = {
    any: 'на любую свободную клетку вашей половины',
    front: ['на свободную клетку вашего', term('front', 'первого ряда')],
    back: ['на свободную клетку вашего', term('back', 'второго ряда')],
    column: ['на свободную клетку', term('column', 'в столбце'), 'этой карты'],
  }[to];
  const often = uses === 1 ? 'только один раз за партию' : `не больше ${uses} ${raz(uses ?? 0)} за партию`;
  const limit = uses === undefined ? '' : ['(', term('uses', often), ')'];
  return ['можно', term('summon', 'призвать'), term('deck', 'из колоды'), creature, place, limit];
}

/** An ability in Russian. */
export function inRussian(ability: Ability, nameOf: NameOf): readonly TextPart[] {
  const { clauses, self } = circumstancesOf(ability, circumstanceWords(nameOf));
  switch (ability.timing) {
    case 'reveal': {
      const start = opening([term('reveal', 'после вскрытия'), initiative(ability)], clauses);
      const main = sentence([start, happens(ability, self, nameOf)]);
      return isLasting(ability)
        ? sentences([main, sentence(['это действует', term('match', 'до конца партии')])])
        : main;
    }
    case 'static':
      return sentence([term('static', 'пока'), linked(clauses, 'и'), ',', happens(ability, self, nameOf)]);
    case 'summon':
      return sentence([
        opening([term('rounds', 'между кругами'), initiative(ability)], clauses),
        summons(ability, nameOf),
      ]);
    default:
      return never(ability);
  }
}
