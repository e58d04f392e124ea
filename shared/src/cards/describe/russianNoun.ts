// Russian noun phrases: which cards are meant, in the right gender, number and case.

import type { CardFilter, FarWhere, Selector, Side } from '../ability.ts';
import { never } from '../../lib/index.ts';
import type { CardId } from '../card.ts';
import type { Virtue } from '../virtue.ts';
import { inOrder } from './meaning.ts';
import {
  ADJACENT,
  CARD,
  CREATURE,
  ENEMY,
  OTHER,
  OWN,
  RARITY,
  REST,
  TRAITS,
  VIRTUE,
  YOUR,
  type Adjective,
  type Case,
  type Noun,
} from './ru.ts';
import { listed, term, termIf, type Phrase, type Term } from './textPart.ts';

/** The form of a noun phrase: one (nominative, accusative, genitive), several, or after a number. */
export type Form = 'one' | 'oneAcc' | 'oneGen' | 'few' | 'many' | 'plural';

export type NameOf = (id: CardId) => string;

/** Returns virtues in a case, with their icons. */
export const virtuesIn = (virtues: readonly Virtue[], form: Case, and: string): Phrase =>
  listed(
    inOrder(virtues).map((virtue) => ({ kind: 'virtue', virtue, text: VIRTUE[virtue][form] })),
    and,
  );

function adjective(word: Adjective, noun: Noun, form: Form): string {
  switch (form) {
    case 'one':
      return word[noun.gender];
    case 'oneAcc':
      return noun.gender === 'm' ? word.mAcc : noun.gender === 'f' ? word.fAcc : word.n;
    case 'oneGen':
      return noun.gender === 'f' ? word.fGen : word.mAcc;
    case 'few':
      // «2 редкие карты», but «2 редких существа».
      return noun.gender === 'f' ? word.plural : word.genPlural;
    case 'many':
      return word.genPlural;
    case 'plural':
      return word.plural;
    default:
      return never(form);
  }
}

/** The genitive singular of a masculine (so animate) noun equals its accusative; that of any other its form after 2. */
const formOf = (noun: Noun, form: Form): string =>
  form === 'oneGen' ? (noun.gender === 'm' ? noun.oneAcc : noun.few) : noun[form];

/** Returns the noun for the cards of a filter. */
export const nounOf = (filter: CardFilter): Noun => TRAITS.get(filter.trait ?? '') ?? CARD;

const plurals = new Intl.PluralRules('ru');

/** Returns the form of a noun after a number: 1 карта, 2 карты, 5 карт. */
export function counted(n: number): 'one' | 'few' | 'many' {
  const rule = plurals.select(n);
  return rule === 'one' || rule === 'few' ? rule : 'many';
}

/** How a phrase fits into its sentence. */
interface Frame {
  readonly noun: Noun;
  readonly form: Form;
  /** These stand before the noun and agree with it. */
  readonly adjectives: readonly Adjective[];
  /** Whether the noun already expresses the trait. */
  readonly trait: 'noun' | 'tag';
}

/** The words before a noun that explain themselves at a tap. */
const TERM_OF: ReadonlyMap<Adjective, Term> = new Map<Adjective, Term>([
  [ADJACENT, 'adjacent'],
  ...Object.values(RARITY).map((word) => [word, 'rarity'] as const),
]);

/** Returns the term that a noun explains at a tap; the word «карта» needs no explanation. */
function termOf(noun: Noun): Term | undefined {
  if (noun === CARD) return undefined;
  return noun === CREATURE ? 'creature' : 'trait';
}

/** Returns the phrase for cards that match a filter. */
export function cards(filter: CardFilter, frame: Frame, nameOf: NameOf): Phrase {
  const { noun, form } = frame;
  const rarity = filter.rarity === undefined ? [] : [RARITY[filter.rarity]];
  const words = [...frame.adjectives, ...rarity].map((word) =>
    termIf(TERM_OF.get(word), adjective(word, noun, form)),
  );
  const name = filter.id === undefined ? '' : `«${nameOf(filter.id)}»`;
  return [words, termIf(termOf(noun), formOf(noun, form)), name, traitsAfter(filter, frame)];
}

/**
 * Returns what a filter asks beyond its noun: "creature" is always the noun, other known traits are named, unknown
 * ones quoted.
 */
function traitsAfter(filter: CardFilter, frame: Frame): Phrase {
  const { trait, anyVirtue, noVirtues } = filter;
  const said =
    trait === undefined || (frame.trait === 'noun' ? TRAITS.has(trait) : frame.noun === TRAITS.get(trait));
  const tag = said ? [] : [[term('trait', 'с меткой'), `«${TRAITS.get(trait)?.one ?? trait}»`]];
  const without = noVirtues === undefined ? [] : ['без добродетелей'];
  const some = anyVirtue === undefined ? [] : [['с', virtuesIn(anyVirtue, 'instrumental', 'или')]];
  return listed([...tag, ...without, ...some], 'и');
}

const PLACE: Readonly<Record<FarWhere, Readonly<Record<Side, Phrase>>>> = {
  column: { own: term('column', 'в этом столбце'), enemy: term('column', 'в этом столбце') },
  row: { own: term('row', 'в этом ряду'), enemy: term('row', 'в том же по счёту ряду') },
  front: { own: term('front', 'в первом ряду'), enemy: term('front', 'в первом ряду') },
  back: { own: term('back', 'во втором ряду'), enemy: term('back', 'во втором ряду') },
  field: { own: 'на поле', enemy: 'на поле' },
};

/** Returns where the cards of a selector are, if a place says that. */
export const placeOf = (selector: Selector): Phrase =>
  'side' in selector ? PLACE[selector.where][selector.side] : '';

/** How many of a selector's cards are meant: some, all, or one to be chosen; never the card itself. */
export type Whose = 'some' | 'all' | 'chosen';

function whoseOf(selector: Selector, whose: Whose, isOther: boolean): readonly Adjective[] {
  if ('side' in selector) {
    if (selector.side === 'enemy') return [ENEMY];
    const other = whose === 'all' ? REST : OTHER;
    return [...(isOther ? [other] : []), whose === 'chosen' ? OWN : YOUR];
  }
  return selector.where === 'adjacent' ? [ADJACENT] : [];
}

/**
 * Returns the cards of a selector without their place. `isOther`: whether the selector could also reach the card
 * itself, which words like «остальные» then have to exclude.
 */
export function selected(
  selector: Selector,
  form: Form,
  { whose, isOther = true }: { readonly whose: Whose; readonly isOther?: boolean },
  nameOf: NameOf,
): Phrase {
  const filter = selector.filter ?? {};
  const adjectives = whoseOf(selector, whose, isOther);
  return cards(filter, { noun: nounOf(filter), form, adjectives, trait: 'noun' }, nameOf);
}
