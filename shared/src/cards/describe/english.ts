// English rules text: an ability as one sentence, from its data alone.

import type { Ability, RevealAbility, StaticAbility, SummonAbility } from '../ability.ts';
import { never } from '../../lib/index.ts';
import { circumstancesOf } from './circumstances.ts';
import { CREATURE } from './en.ts';
import { circumstanceWords, type Self } from './englishCondition.ts';
import { cards, placeOf, selected, type NameOf } from './englishNoun.ts';
import { predicate } from './englishVerb.ts';
import { isChoice, isLasting, isPlaced, isSingle } from './meaning.ts';
import { linked, sentence, sentences, term, type Phrase, type TextPart } from './textPart.ts';

/** Who the effects befall, and what befalls them. */
function happens(ability: RevealAbility | StaticAbility, self: Self, nameOf: NameOf): Phrase {
  const { target } = ability;
  const place = isPlaced(target) ? placeOf(target) : '';
  if (target.where === 'self') return [self.card, predicate(ability, 'one')];
  if (isChoice(target)) {
    // "Another friendly card" says by itself that it is one.
    const chosen =
      'side' in target && target.side === 'own'
        ? selected(target, 'a', nameOf)
        : ['one', selected(target, 'bare', nameOf)];
    return ['choose', chosen, place, ': it', predicate(ability, 'one')];
  }
  if (isSingle(target))
    return ['the', selected(target, 'bare', nameOf), placeOf(target), predicate(ability, 'one')];
  const all = target.where === 'adjacent' ? '' : 'all';
  return [all, selected(target, 'many', nameOf), place, predicate(ability, 'many')];
}

const initiative = (ability: RevealAbility | SummonAbility): Phrase => [
  '(',
  term('initiative', `initiative ${ability.initiative}`),
  '),',
];

const opening = (start: Phrase, clauses: readonly Phrase[]): Phrase =>
  clauses.length === 0 ? start : [start, 'if', linked(clauses, 'and'), ','];

function summons(ability: SummonAbility, nameOf: NameOf): Phrase {
  const creature = cards(ability.from ?? {}, { noun: CREATURE, form: 'a', adjectives: [] }, nameOf);
  const { to = 'any', uses } = ability;
  const place = {
    any: 'to any free cell in your half',
    front: ['to a free cell in your', term('front', 'front row')],
    back: ['to a free cell in your', term('back', 'back row')],
    column: ['to a free cell in this card’s', term('column', 'column')],
  }[to];
  const often = `at most ${uses === 1 ? 'once' : `${uses} times`} per match`;
  const limit = uses === undefined ? '' : ['(', term('uses', often), ')'];
  return ['you may', term('summon', 'summon'), creature, 'from your', term('deck', 'deck'), place, limit];
}

/** An ability in English. */
export function inEnglish(ability: Ability, nameOf: NameOf): readonly TextPart[] {
  const { clauses, self } = circumstancesOf(ability, circumstanceWords(nameOf));
  switch (ability.timing) {
    case 'reveal': {
      const start = opening([term('reveal', 'after the reveal'), initiative(ability)], clauses);
      const main = sentence([start, happens(ability, self, nameOf)]);
      return isLasting(ability)
        ? sentences([main, sentence(['this lasts', term('match', 'until the end of the match')])])
        : main;
    }
    case 'static':
      return sentence([term('static', 'while'), linked(clauses, 'and'), ',', happens(ability, self, nameOf)]);
    case 'summon':
      return sentence([
        opening([term('rounds', 'between rounds'), initiative(ability)], clauses),
        summons(ability, nameOf),
      ]);
    default:
      return never(ability);
  }
}
