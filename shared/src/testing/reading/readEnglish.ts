// ReadEnglish: reads an ability back from its English text.

import {
  type Ability,
  type CardFilter,
  type Catalogue,
  type Condition,
  type Effect,
  RARITIES,
  type Selector,
  type Virtue,
  VIRTUES,
} from '../../cards/index.ts';
import {
  filtered,
  gift,
  meaningOf,
  type Meanings,
  partsOf,
  readAbility,
  type ReadingWords,
  refuse,
} from './reading.ts';

const TRAITS: Meanings<string> = [
  [/^creatures?$/, 'creature'],
  [/^mortals?$/, 'person'],
  [/^soldiers?$/, 'soldier'],
  [/^thie(?:f|ves)$/, 'thief'],
  [/^officials?$/, 'official'],
  [/^undead$/, 'undead'],
];
const PLACES: Meanings<Extract<Selector, { readonly side: unknown }>['where']> = [
  [/ in the front row$/, 'front'],
  [/ in the back row$/, 'back'],
  [/ in this column$/, 'column'],
  [/ in this row$| in the matching row$/, 'row'],
];

const virtuesIn = (list: string): readonly Virtue[] =>
  list
    .split(/, | and | or /)
    .map((word) => VIRTUES.find((virtue) => virtue === word) ?? refuse('no virtue', word));

const given = (op: 'grant' | 'remove', said: string): readonly Effect[] => {
  if (said === 'all virtues') return gift(op, 'virtues', 'all');
  if (said === 'all superiority') return gift(op, 'superiority', 'all');
  if (said === 'all protection') return gift(op, 'protection', 'all');
  return said.split(/(?:, as well as | and |, )(?=superiority over|protection from)/).flatMap((part) => {
    const [aspect, list = ''] = partsOf(
      /^(superiority over |protection from )?(.+)$/,
      part,
      'nothing is given',
    );
    if (aspect === 'superiority over ') return gift(op, 'superiority', virtuesIn(list));
    return gift(op, aspect === '' ? 'virtues' : 'protection', virtuesIn(list));
  });
};

/** Returns the filter that a noun and the words after it mean. */
function filterOf(phrase: string, catalogue: Catalogue): CardFilter {
  const [rarity = '', noun = '', after = ''] = partsOf(
    /^(?:an? )?(?:(standard|uncommon|rare|unique) )?(\w+)(.*)$/,
    phrase,
    'no noun',
  );
  const isCard = /^cards?$/.test(noun);
  const trait = isCard ? {} : { trait: meaningOf(TRAITS, noun) ?? refuse('no trait', noun) };
  const rare = RARITIES.find((each) => each === rarity);
  const filter = { ...trait, ...(rare === undefined ? {} : { rarity: rare }) };
  if (after === '') return filter;
  if (after === ' without virtues') return { ...filter, noVirtues: true };
  const tag = /^ tagged “(.+)”$/.exec(after)?.[1];
  if (tag !== undefined) return { ...filter, trait: meaningOf(TRAITS, tag) ?? refuse('no trait', tag) };
  const name = /^ named “(.+)”$/.exec(after)?.[1];
  if (name === undefined) {
    const [list = ''] = partsOf(/^ with (.+)$/, after, 'no filter');
    return { ...filter, anyVirtue: virtuesIn(list) };
  }
  const named = [...catalogue.values()].find((card) => card.name.en === name);
  return { ...filter, id: named?.id ?? refuse('no card', name) };
}

/** Returns the cards that the sentence is about. */
function whoOf(said: string, catalogue: Catalogue): Selector {
  const where = meaningOf(PLACES, said) ?? 'field';
  const bare = PLACES.reduce((text, [pattern]) => text.replace(pattern, ''), said);
  const [rarity = '', whose = '', cards = ''] = partsOf(
    /^(?:an? )?((?:standard|uncommon|rare|unique) )?(enemy|adjacent|your other|your|another of your) (.+)$/,
    bare,
    'whose cards',
  );
  const filter = filterOf(rarity + cards, catalogue);
  if (whose === 'adjacent') return filtered({ where: 'adjacent' } as const, filter);
  return filtered({ where, side: whose === 'enemy' ? 'enemy' : 'own' } as const, filter);
}

/** Returns the condition that a clause states. */
function clauseOf(said: string, catalogue: Catalogue): Condition {
  const [opposing] = /^.+(?= stands opposite$)/.exec(said) ?? [];
  if (opposing !== undefined) return filtered({ where: 'opposing' } as const, filterOf(opposing, catalogue));
  const [near] = /^.+(?= is adjacent$)/.exec(said) ?? [];
  if (near !== undefined) return filtered({ where: 'adjacent' } as const, filterOf(near, catalogue));
  const [whose, count, some = ''] = partsOf(
    /^(you have|the enemy has) (?:at least )?(?:(\d+) )?(?:another |other )?(.+) on the field$/,
    said,
    'no condition',
  );
  const where = { where: 'field', side: whose === 'you have' ? 'own' : 'enemy' } as const;
  const many = count === '' ? {} : { atLeast: Number(count) };
  return { ...filtered(where, filterOf(some, catalogue)), ...many };
}

const wordsFor = (catalogue: Catalogue): ReadingWords => ({
  keywords: [
    [/^Reveal (\d+)\. /, 'reveal'],
    [/^Summon (\d+)\. /, 'summon'],
    [/^Always\. |^While (?=.+, )/, 'static'],
  ],
  given:
    /^(?:If )?(?:(this card is in .+?|an? .+? stands opposite|an? .+? is adjacent|you have .+?|the enemy has .+?), )?(.+)$/,
  uses: [
    [/ Once per match\.$/, () => 1],
    [/ Up to twice per match\.$/, () => 2],
    [/ Up to (\d+) times per match\.$/, Number],
  ],
  and: ' and ',
  inRow: [
    [/this card is in the front row/, 'front'],
    [/this card is in the back row/, 'back'],
  ],
  clause: (said) => clauseOf(said, catalogue),
  summons: /^you may summon (.+?) ((?:into|onto) .+)$/,
  to: [
    [/^into this column$/, 'column'],
    [/^into your front row$/, 'front'],
    [/^into your back row$/, 'back'],
    [/^onto your half$/, 'any'],
  ],
  creature(said) {
    const { trait, ...filter } = filterOf(said, catalogue);
    return trait === 'creature' ? filter : { trait: trait ?? refuse('no creature', said), ...filter };
  },
  choice: /^choose (.+): it (.+)$/,
  lasting: /(?<=^| )until the end of the match, /,
  self: 'this card',
  opposing: 'the opposing card',
  pronoun: /^it$/,
  who: (said) => whoOf(said, catalogue),
  predicate:
    / (?=(?:gains?|loses?|has|have|overcomes?|do(?:es)? not overcome|(?:is|are) protected|falls? silent|changes? rows)(?: |$))/,
  verbs: [
    [/^gains? /, (said) => given('grant', said)],
    [/^loses? /, (said) => given('remove', said)],
    [/^ha(?:s|ve) /, (said) => gift('grant', 'virtues', virtuesIn(said))],
    [/^do(?:es)? not overcome /, (said) => gift('remove', 'superiority', virtuesIn(said))],
    [/^overcomes? /, (said) => gift('grant', 'superiority', virtuesIn(said))],
    [/^(?:is|are) protected from /, (said) => gift('grant', 'protection', virtuesIn(said))],
    [/^falls? silent/, () => [{ op: 'silence' }]],
    [/^changes? rows/, () => [{ op: 'swap' }]],
  ],
  link: /(?:, but |, then |, | and )/,
});

/** Takes a whole text and the catalogue of the cards that it may name; throws for a text that it can't read. */
export const readEnglish = (text: string, catalogue: Catalogue): Ability =>
  readAbility(wordsFor(catalogue), text);
