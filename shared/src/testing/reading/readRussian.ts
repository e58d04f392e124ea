// ReadRussian: reads an ability back from its Russian text.

import type {
  Ability,
  CardFilter,
  Catalogue,
  Condition,
  Effect,
  Selector,
  Virtue,
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

const VIRTUES: Meanings<Virtue> = [
  [/^сил(а|ы|у|ой)$/, 'strength'],
  [/^хитрост(ь|и|ью)$/, 'cunning'],
  [/^богатств(о|а|ом)$/, 'wealth'],
  [/^власт(ь|и|ью)$/, 'power'],
  [/^мудрост(ь|и|ью)$/, 'wisdom'],
];
const TRAITS: Meanings<string> = [
  [/^существ(о|а)?$/, 'creature'],
  [/^смертн(ый|ого|ые|ых)$/, 'person'],
  [/^воин(а|ы|ов)?$/, 'soldier'],
  [/^вор(а|ы|ов)?$/, 'thief'],
  [/^чиновник(а|и|ов)?$/, 'official'],
  [/^мертвец(а|ы|ов)?$/, 'undead'],
];
const RARITIES: Meanings<NonNullable<CardFilter['rarity']>> = [
  [/^стандартн/, 'standard'],
  [/^необычн/, 'uncommon'],
  [/^редк/, 'rare'],
  [/^уникальн/, 'unique'],
];
const PLACES: Meanings<Extract<Selector, { readonly side: unknown }>['where']> = [
  [/ в первом ряду$/, 'front'],
  [/ во втором ряду$/, 'back'],
  [/ в этом столбце$/, 'column'],
  [/ в этом ряду$| в том же по счёту ряду$/, 'row'],
];
const TIMES: Readonly<Record<string, number>> = { двух: 2, трёх: 3, четырёх: 4, пяти: 5 };

const virtuesIn = (list: string): readonly Virtue[] =>
  list.split(/, | и | или /).map((word) => meaningOf(VIRTUES, word) ?? refuse('no virtue', word));

const given = (op: 'grant' | 'remove', said: string): readonly Effect[] => {
  if (said === 'все добродетели') return gift(op, 'virtues', 'all');
  if (said === 'всё превосходство') return gift(op, 'superiority', 'all');
  if (said === 'всю защиту') return gift(op, 'protection', 'all');
  return said.split(/(?:, а также | и |, )(?=превосходство над|защиту от)/).flatMap((part) => {
    const [aspect, list = ''] = partsOf(/^(превосходство над |защиту от )?(.+)$/, part, 'nothing is given');
    if (aspect === 'превосходство над ') return gift(op, 'superiority', virtuesIn(list));
    return gift(op, aspect === '' ? 'virtues' : 'protection', virtuesIn(list));
  });
};

/** Returns the filter that a noun and the words around it mean. */
function filterOf(phrase: string, catalogue: Catalogue): CardFilter {
  const [rarity = '', noun = '', after = ''] = partsOf(
    /^((?:стандартн|необычн|редк|уникальн)\p{L}+ )?(\p{L}+)(.*)$/u,
    phrase,
    'no noun',
  );
  const isCard = /^карт(а|ы|у)?$/.test(noun);
  const trait = isCard ? {} : { trait: meaningOf(TRAITS, noun) ?? refuse('no trait', noun) };
  const rare = meaningOf(RARITIES, rarity);
  const filter = { ...trait, ...(rare === undefined ? {} : { rarity: rare }) };
  if (after === '') return filter;
  if (after === ' без добродетелей') return { ...filter, noVirtues: true };
  const tag = /^ с меткой «(.+)»$/.exec(after)?.[1];
  if (tag !== undefined) return { ...filter, trait: meaningOf(TRAITS, tag) ?? refuse('no trait', tag) };
  const name = /^ «(.+)»$/.exec(after)?.[1];
  if (name === undefined) {
    const [list = ''] = partsOf(/^ с (.+)$/, after, 'no filter');
    return { ...filter, anyVirtue: virtuesIn(list) };
  }
  const named = [...catalogue.values()].find((card) => card.name.ru === name);
  return { ...filter, id: named?.id ?? refuse('no card', name) };
}

/** Returns the cards that the sentence is about. */
function whoOf(said: string, catalogue: Catalogue): Selector {
  const where = meaningOf(PLACES, said) ?? 'field';
  const bare = PLACES.reduce((text, [pattern]) => text.replace(pattern, ''), said);
  const [whose = '', cards = ''] = partsOf(
    /^(вражеск\p{L}+|соседн\p{L}+|(?:остальные |другая |другую )?(?:ваши|ваша|свою)) (.+)$/u,
    bare,
    'whose cards',
  );
  const filter = filterOf(cards, catalogue);
  if (whose.startsWith('соседн')) return filtered({ where: 'adjacent' } as const, filter);
  const side = whose.startsWith('вражеск') ? 'enemy' : 'own';
  return filtered({ where, side } as const, filter);
}

/** Returns the condition that a clause states. */
function clauseOf(said: string, catalogue: Catalogue): Condition {
  const [opposing] = /(?<=^напротив ).+$/.exec(said) ?? [];
  if (opposing !== undefined) return filtered({ where: 'opposing' } as const, filterOf(opposing, catalogue));
  const [near] = /(?<=^по соседству есть ).+$/.exec(said) ?? [];
  if (near !== undefined) return filtered({ where: 'adjacent' } as const, filterOf(near, catalogue));
  const [enemy, count, own = ''] = partsOf(
    /^(у соперника )?на поле (?:не меньше )?(?:(\d+)|есть) (?:друг\p{L}+ ваш\p{L}* )?(.+)$/u,
    said,
    'no condition',
  );
  const where = { where: 'field', side: enemy === '' ? 'own' : 'enemy' } as const;
  const many = count === '' ? {} : { atLeast: Number(count) };
  return { ...filtered(where, filterOf(own, catalogue)), ...many };
}

const wordsFor = (catalogue: Catalogue): ReadingWords => ({
  keywords: [
    [/^Вскрытие (\d+)\. /, 'reveal'],
    [/^Призыв (\d+)\. /, 'summon'],
    [/^Постоянно\. |^Пока (?=.+, )/, 'static'],
  ],
  given:
    /^(?:Если )?(?:(эта карта во? .+?|напротив .+?|у соперника .+?|по соседству .+?|на поле .+?), )?(.+)$/,
  uses: [
    [/ Раз за партию\.$/, () => 1],
    [/ До (\S+) раза? за партию\.$/, (found) => TIMES[found] ?? Number(found)],
  ],
  and: ' и ',
  inRow: [
    [/эта карта в первом ряду/, 'front'],
    [/эта карта во втором ряду/, 'back'],
  ],
  clause: (said) => clauseOf(said, catalogue),
  summons: /^можно призвать (.+?) ((?:в этот|в свой|на свою) .+)$/,
  to: [
    [/^в этот столбец$/, 'column'],
    [/^в свой первый ряд$/, 'front'],
    [/^в свой второй ряд$/, 'back'],
    [/^на свою половину$/, 'any'],
  ],
  creature(said) {
    const { trait, ...filter } = filterOf(said, catalogue);
    return trait === 'creature' ? filter : { trait: trait ?? refuse('no creature', said), ...filter };
  },
  choice: /^выберите (.+): (?:он|она|оно) (.+)$/,
  lasting: /(?<=^| )до конца партии /,
  self: 'эта карта',
  opposing: 'карта напротив',
  pronoun: /^(?:он|она|оно)$/,
  who: (said) => whoOf(said, catalogue),
  predicate: / (?=(?:не )?(?:получа|теря|облада|превосход|защищ|умолка|меня)\p{L}+)/u,
  verbs: [
    [/^получа(?:ет|ют) /, (said) => given('grant', said)],
    [/^теря(?:ет|ют) /, (said) => given('remove', said)],
    [/^облада(?:ет|ют) /, (said) => gift('grant', 'virtues', virtuesIn(said))],
    [/^не превосход(?:ит|ят) /, (said) => gift('remove', 'superiority', virtuesIn(said))],
    [/^превосход(?:ит|ят) /, (said) => gift('grant', 'superiority', virtuesIn(said))],
    [/^защищ(?:ён|ена|ено|ены) от /, (said) => gift('grant', 'protection', virtuesIn(said))],
    [/^умолка(?:ет|ют)/, () => [{ op: 'silence' }]],
    [/^меня(?:ет|ют) ряд/, () => [{ op: 'swap' }]],
  ],
  link: /(?:, но |, затем |, | и )/,
});

/** Takes a whole text and the catalogue of the cards that it may name; throws for a text that it can't read. */
export const readRussian = (text: string, catalogue: Catalogue): Ability =>
  readAbility(wordsFor(catalogue), text);
