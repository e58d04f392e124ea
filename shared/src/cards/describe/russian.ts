// Russian rules text: an ability as a card words it, keyword first, from its data alone.

import type { Ability, RevealAbility, StaticAbility, SummonAbility } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { circumstancesOf } from './circumstances.ts';
import { couldBeItself, isChoice, isLasting, isOpen, isPlaced, isSingle } from './meaning.ts';
import { CREATURE, type Gender } from './ru.ts';
import { circumstanceWords, type Self } from './russianCondition.ts';
import { cards, counted, nounOf, placeOf, selected, type NameOf } from './russianNoun.ts';
import { predicate } from './russianVerb.ts';
import { keyword, linked, sentence, sentences, term, type Phrase, type TextPart } from './textPart.ts';

const PRONOUN: Readonly<Record<Gender, string>> = { m: 'он', f: 'она', n: 'оно' };

/** Says which cards the effects work on, and what happens to them. */
function happens(ability: RevealAbility | StaticAbility, self: Self, nameOf: NameOf): Phrase {
  const { target } = ability;
  const { gender } = nounOf(target.filter ?? {});
  const isOther = couldBeItself(ability);
  const place = isPlaced(target) ? placeOf(target) : '';
  const lasting = isLasting(ability) ? term('match', 'до конца партии') : '';
  if (target.where === 'self') return [self.card, lasting, predicate(ability, 'f')];
  if (isChoice(target)) {
    const chosen = selected(target, 'oneAcc', { whose: 'chosen', isOther }, nameOf);
    return ['выберите', chosen, place, ':', PRONOUN[gender], lasting, predicate(ability, gender)];
  }
  if (target.where === 'opposing') {
    // A condition has already said what the card must be.
    const who = isOpen(target.filter) ? ['карта', term('opposing', 'напротив')] : PRONOUN[gender];
    return [who, lasting, predicate(ability, gender)];
  }
  if (isSingle(target)) {
    const one = selected(target, 'one', { whose: 'some', isOther }, nameOf);
    return [one, place, lasting, predicate(ability, gender)];
  }
  const all = selected(target, 'plural', { whose: 'all', isOther }, nameOf);
  return [all, place, lasting, predicate(ability, 'plural')];
}

const opening = (clauses: readonly Phrase[]): Phrase =>
  clauses.length === 0 ? [] : ['если', linked(clauses, 'и'), ','];

/** The genitive of small numbers: «до двух раз», «до 21 раза». */
const UP_TO = ['', '', 'двух', 'трёх', 'четырёх', 'пяти'] as const;
function often(uses: number): string {
  if (uses === 1) return 'раз за партию';
  return `до ${UP_TO[uses] ?? uses} ${counted(uses) === 'one' ? 'раза' : 'раз'} за партию`;
}

const TO = {
  any: 'на свою половину',
  front: ['в свой', term('front', 'первый ряд')],
  back: ['в свой', term('back', 'второй ряд')],
  column: term('column', 'в этот столбец'),
} as const;

function summons({ from = {}, to = 'any' }: SummonAbility, nameOf: NameOf): Phrase {
  const frame = { noun: CREATURE, form: 'oneAcc', adjectives: [], trait: 'tag' } as const;
  return ['можно', term('summon', 'призвать'), cards(from, frame, nameOf), TO[to]];
}

/** Returns the text of an ability in Russian. */
export function inRussian(ability: Ability, nameOf: NameOf): readonly TextPart[] {
  const { clauses, self } = circumstancesOf(ability, circumstanceWords(nameOf));
  switch (ability.timing) {
    case 'reveal':
      return sentences([
        sentence(keyword(ability, `вскрытие ${ability.initiative}`)),
        sentence([opening(clauses), happens(ability, self, nameOf)]),
      ]);
    case 'static': {
      const main = happens(ability, self, nameOf);
      return clauses.length === 0
        ? sentences([sentence(keyword(ability, 'постоянно')), sentence(main)])
        : sentence([keyword(ability, 'пока'), linked(clauses, 'и'), ',', main]);
    }
    case 'summon':
      return sentences([
        sentence(keyword(ability, `призыв ${ability.initiative}`)),
        sentence([opening(clauses), summons(ability, nameOf)]),
        ...(ability.uses === undefined ? [] : [sentence(term('uses', often(ability.uses)))]),
      ]);
    default:
      return never(ability);
  }
}
