// English rules text: an ability as a card words it, keyword first, from its data alone.

import type { Ability, RevealAbility, StaticAbility, SummonAbility } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { circumstancesOf } from './circumstances.ts';
import { CREATURE } from './en.ts';
import { circumstanceWords, type Self } from './englishCondition.ts';
import { cards, placeOf, selected, type NameOf } from './englishNoun.ts';
import { predicate } from './englishVerb.ts';
import { couldBeItself, isChoice, isLasting, isOpen, isPlaced, isSingle } from './meaning.ts';
import { keyword, linked, sentence, sentences, term, type Phrase, type TextPart } from './textPart.ts';

/** Says which cards the effects work on, and what happens to them. */
function happens(ability: RevealAbility | StaticAbility, self: Self, nameOf: NameOf): Phrase {
  const { target } = ability;
  const isOther = couldBeItself(ability);
  const place = isPlaced(target) ? placeOf(target) : '';
  const lasting = isLasting(ability) ? [term('match', 'until the end of the match'), ','] : '';
  if (isChoice(target)) {
    const chosen = selected(target, 'a', isOther, nameOf);
    return ['choose', chosen, place, ':', lasting, 'it', predicate(ability, 'one')];
  }
  if (target.where === 'self') return [lasting, self.card, predicate(ability, 'one')];
  if (target.where === 'opposing') {
    // A condition has already said what the card must be.
    const who = isOpen(target.filter) ? ['the', term('opposing', 'opposing'), 'card'] : 'it';
    return [lasting, who, predicate(ability, 'one')];
  }
  if (isSingle(target))
    return [lasting, selected(target, 'bare', isOther, nameOf), place, predicate(ability, 'one')];
  return [lasting, selected(target, 'many', isOther, nameOf), place, predicate(ability, 'many')];
}

const opening = (clauses: readonly Phrase[]): Phrase =>
  clauses.length === 0 ? [] : ['if', linked(clauses, 'and'), ','];

function often(uses: number): string {
  if (uses === 1) return 'once per match';
  return `up to ${uses === 2 ? 'twice' : `${uses} times`} per match`;
}

const TO = {
  any: 'onto your half',
  front: ['into your', term('front', 'front row')],
  back: ['into your', term('back', 'back row')],
  column: term('column', 'into this column'),
} as const;

function summons({ from = {}, to = 'any' }: SummonAbility, nameOf: NameOf): Phrase {
  const creature = cards(from, { noun: CREATURE, form: 'a', adjectives: [] }, nameOf);
  return ['you may', term('summon', 'summon'), creature, TO[to]];
}

/** Returns the text of an ability in English. */
export function inEnglish(ability: Ability, nameOf: NameOf): readonly TextPart[] {
  const { clauses, self } = circumstancesOf(ability, circumstanceWords(nameOf));
  switch (ability.timing) {
    case 'reveal':
      return sentences([
        sentence(keyword(ability, `reveal ${ability.initiative}`)),
        sentence([opening(clauses), happens(ability, self, nameOf)]),
      ]);
    case 'static': {
      const main = happens(ability, self, nameOf);
      return clauses.length === 0
        ? sentences([sentence(keyword(ability, 'always')), sentence(main)])
        : sentence([keyword(ability, 'while'), linked(clauses, 'and'), ',', main]);
    }
    case 'summon':
      return sentences([
        sentence(keyword(ability, `summon ${ability.initiative}`)),
        sentence([opening(clauses), summons(ability, nameOf)]),
        ...(ability.uses === undefined ? [] : [sentence(term('uses', often(ability.uses)))]),
      ]);
    default:
      return never(ability);
  }
}
