// Rules text in both languages: examples that a person has read, and laws for everything the format can express.
import * as fc from 'fast-check';
import { assertProperty } from '../../testing/index.ts';
import { describe, expect, it } from 'vitest';
import { VOCABULARY, arbAbility, arbCatalogue } from '../../testing/arbitraries.ts';
import type { Ability, Condition, Effect, Target } from '../ability.ts';
import type { Card } from '../card.ts';
import type { Catalogue } from '../catalogue.ts';
import { VIRTUES } from '../virtue.ts';
import * as en from './en.ts';
import {
  LANGS,
  TERMS,
  describeAbility,
  explainTerm,
  plainText,
  rarityName,
  shortName,
  traitName,
  virtueName,
  type Lang,
} from './index.ts';
import * as ru from './ru.ts';

const scamp: Card = {
  id: 'scamp',
  name: { ru: 'Скамп', en: 'Scamp' },
  rarity: 'standard',
  traits: ['creature'],
  virtues: [],
  superiority: ['strength'],
};
const catalogue = new Map([[scamp.id, scamp]]);
/** The text of an ability, without regard to where its lines may break. */
const text = (lang: Lang, ability: Ability, cards: Catalogue = catalogue): string =>
  plainText(describeAbility(lang, ability, cards)).replaceAll('\u00A0', ' ');

const power: Effect = { op: 'grant', aspect: 'virtues', virtues: ['power'] };
const reveal = (target: Target, ...effects: readonly Effect[]): Ability => ({
  timing: 'reveal',
  initiative: 3,
  target,
  effects: effects.length === 0 ? [power] : effects,
});
const revealed = { timing: 'reveal', initiative: 3, target: { where: 'self' }, effects: [power] } as const;
const asked = (condition: Condition): Ability => ({ ...revealed, if: condition });
const summon: Ability = { timing: 'summon', initiative: 2 };

describe('an ability reads naturally', () => {
  const examples: readonly (readonly [Ability, string, string])[] = [
    // Where the cards are.
    [reveal({ where: 'self' }), 'Вскрытие 3. Эта карта получает власть.', 'Reveal 3. This card gains power.'],
    [
      reveal({ where: 'opposing' }, { op: 'remove', aspect: 'virtues', virtues: 'all' }),
      'Вскрытие 3. Карта напротив теряет все добродетели.',
      'Reveal 3. The opposing card loses all virtues.',
    ],
    [
      reveal({ where: 'adjacent' }, { op: 'grant', aspect: 'protection', virtues: ['wisdom', 'strength'] }),
      'Вскрытие 3. Соседние карты получают защиту от силы и мудрости.',
      'Reveal 3. Adjacent cards gain protection from strength and wisdom.',
    ],
    [
      reveal({ where: 'column', side: 'own' }),
      'Вскрытие 3. Другая ваша карта в этом столбце получает власть.',
      'Reveal 3. Your other card in this column gains power.',
    ],
    [
      reveal({ where: 'row', side: 'enemy' }),
      'Вскрытие 3. Вражеские карты в том же по счёту ряду получают власть.',
      'Reveal 3. Enemy cards in the matching row gain power.',
    ],
    [
      reveal({ where: 'back', side: 'own' }),
      'Вскрытие 3. Остальные ваши карты во втором ряду получают власть.',
      'Reveal 3. Your other cards in the back row gain power.',
    ],
    [
      { ...revealed, in: 'back', target: { where: 'front', side: 'own' } },
      'Вскрытие 3. Если эта карта во втором ряду, ваши карты в первом ряду получают власть.',
      'Reveal 3. If this card is in the back row, your cards in the front row gain power.',
    ],
    // Which cards are meant.
    [
      reveal({ where: 'field', side: 'own', filter: { trait: 'creature' } }),
      'Вскрытие 3. Остальные ваши существа получают власть.',
      'Reveal 3. Your other creatures gain power.',
    ],
    [
      reveal({ where: 'front', side: 'enemy', filter: { id: 'scamp' } }),
      'Вскрытие 3. Вражеские карты «Скамп» в первом ряду получают власть.',
      'Reveal 3. Enemy cards named “Scamp” in the front row gain power.',
    ],
    [
      reveal({ where: 'field', side: 'enemy', filter: { trait: 'lost-in-ash', noVirtues: true } }),
      'Вскрытие 3. Вражеские карты с меткой «lost-in-ash» и без добродетелей получают власть.',
      'Reveal 3. Enemy cards tagged “lost-in-ash” and without virtues gain power.',
    ],
    [
      reveal({ where: 'opposing', filter: { rarity: 'rare', anyVirtue: ['wealth', 'cunning', 'power'] } }),
      'Вскрытие 3. Если напротив редкая карта с хитростью, богатством или властью, она получает власть.',
      'Reveal 3. If a rare card with cunning, wealth or power stands opposite, it gains power.',
    ],
    [
      reveal({ where: 'self', filter: { noVirtues: true } }),
      'Вскрытие 3. Если у этой карты нет добродетелей, она получает власть.',
      'Reveal 3. If this card has no virtues, it gains power.',
    ],
    // Choosing one.
    [
      reveal({ where: 'field', side: 'enemy', pick: 'one', filter: { trait: 'person' } }, { op: 'silence' }),
      'Вскрытие 3. Выберите вражеского смертного: он умолкает.',
      'Reveal 3. Choose an enemy mortal: it falls silent.',
    ],
    [
      reveal({ where: 'field', side: 'enemy', pick: 'one', filter: { rarity: 'unique' } }, { op: 'silence' }),
      'Вскрытие 3. Выберите вражескую уникальную карту: она умолкает.',
      'Reveal 3. Choose a unique enemy card: it falls silent.',
    ],
    [
      reveal({ where: 'adjacent', pick: 'one', filter: { trait: 'creature' } }, { op: 'swap' }),
      'Вскрытие 3. Выберите соседнее существо: оно меняет ряд.',
      'Reveal 3. Choose an adjacent creature: it changes rows.',
    ],
    [
      reveal({ where: 'front', side: 'own', pick: 'one' }),
      'Вскрытие 3. Выберите другую свою карту в первом ряду: она получает власть.',
      'Reveal 3. Choose another of your cards in the front row: it gains power.',
    ],
    // What happens to them.
    [
      reveal({ where: 'self' }, power, { op: 'grant', aspect: 'superiority', virtues: ['strength'] }),
      'Вскрытие 3. Эта карта получает власть и превосходство над силой.',
      'Reveal 3. This card gains power and superiority over strength.',
    ],
    [
      reveal(
        { where: 'self' },
        { op: 'grant', aspect: 'virtues', virtues: ['power', 'cunning'] },
        { op: 'grant', aspect: 'superiority', virtues: ['strength'] },
      ),
      'Вскрытие 3. Эта карта получает хитрость и власть, а также превосходство над силой.',
      'Reveal 3. This card gains cunning and power, as well as superiority over strength.',
    ],
    [
      reveal({ where: 'self' }, { op: 'remove', aspect: 'virtues', virtues: 'all' }, power),
      'Вскрытие 3. Эта карта теряет все добродетели, затем получает власть.',
      'Reveal 3. This card loses all virtues, then gains power.',
    ],
    [
      reveal({ where: 'self' }, power, { op: 'remove', aspect: 'superiority', virtues: 'all' }),
      'Вскрытие 3. Эта карта получает власть, но теряет всё превосходство.',
      'Reveal 3. This card gains power, but loses all superiority.',
    ],
    [
      reveal({ where: 'self' }, { op: 'remove', aspect: 'protection', virtues: 'all' }, { op: 'silence' }),
      'Вскрытие 3. Эта карта теряет всю защиту и умолкает.',
      'Reveal 3. This card loses all protection and falls silent.',
    ],
    [
      { ...revealed, initiative: 9, duration: 'match', in: 'front' },
      'Вскрытие 9. Если эта карта в первом ряду, она до конца партии получает власть.',
      'Reveal 9. If this card is in the front row, until the end of the match, it gains power.',
    ],
    [
      { ...revealed, initiative: 9, effects: [{ op: 'swap' }], duration: 'match' },
      'Вскрытие 9. Эта карта меняет ряд.',
      'Reveal 9. This card changes rows.',
    ],
    // When it happens.
    [
      {
        timing: 'static',
        target: { where: 'adjacent' },
        effects: [{ op: 'grant', aspect: 'protection', virtues: ['power'] }],
      },
      'Постоянно. Соседние карты защищены от власти.',
      'Always. Adjacent cards are protected from power.',
    ],
    [
      {
        timing: 'static',
        target: { where: 'opposing', filter: { trait: 'soldier' } },
        effects: [{ op: 'grant', aspect: 'protection', virtues: ['power'] }],
      },
      'Пока напротив воин, он защищён от власти.',
      'While a soldier stands opposite, it is protected from power.',
    ],
    [
      {
        timing: 'static',
        in: 'back',
        if: { where: 'adjacent', filter: { trait: 'undead' } },
        target: { where: 'field', side: 'enemy' },
        effects: [
          { op: 'remove', aspect: 'superiority', virtues: ['power'] },
          { op: 'grant', aspect: 'virtues', virtues: ['wisdom'] },
          { op: 'grant', aspect: 'superiority', virtues: ['strength', 'wealth'] },
        ],
      },
      'Пока эта карта во втором ряду и по соседству есть мертвец, вражеские карты обладают мудростью и превосходят силу и богатство, но не превосходят власть.',
      'While this card is in the back row and an undead is adjacent, enemy cards have wisdom and overcome strength and wealth, but do not overcome power.',
    ],
    [
      {
        timing: 'static',
        target: { where: 'row', side: 'own' },
        effects: [{ op: 'remove', aspect: 'superiority', virtues: ['power', 'wisdom'] }],
      },
      'Постоянно. Остальные ваши карты в этом ряду теряют превосходство над властью и мудростью.',
      'Always. Your other cards in this row do not overcome power or wisdom.',
    ],
    [
      asked({ where: 'self', filter: { anyVirtue: ['strength', 'wisdom'] } }),
      'Вскрытие 3. Если у этой карты есть сила или мудрость, она получает власть.',
      'Reveal 3. If this card has strength or wisdom, it gains power.',
    ],
    [
      asked({ where: 'opposing', filter: { rarity: 'unique', trait: 'god' } }),
      'Вскрытие 3. Если напротив уникальный бог, эта карта получает власть.',
      'Reveal 3. If a unique god stands opposite, this card gains power.',
    ],
    [
      asked({ where: 'field', side: 'enemy', filter: { rarity: 'uncommon' } }),
      'Вскрытие 3. Если у соперника на поле есть необычная карта, эта карта получает власть.',
      'Reveal 3. If the enemy has an uncommon card on the field, this card gains power.',
    ],
    [
      asked({ where: 'front', side: 'own' }),
      'Вскрытие 3. Если в первом ряду есть другая ваша карта, эта карта получает власть.',
      'Reveal 3. If you have another card in the front row, this card gains power.',
    ],
    [
      asked({ where: 'field', side: 'enemy', atLeast: 4 }),
      'Вскрытие 3. Если у соперника на поле не меньше 4 карт, эта карта получает власть.',
      'Reveal 3. If the enemy has at least 4 cards on the field, this card gains power.',
    ],
    [
      asked({ where: 'field', side: 'enemy', atLeast: 6 }),
      'Вскрытие 3. Если у соперника на поле 6 карт, эта карта получает власть.',
      'Reveal 3. If the enemy has 6 cards on the field, this card gains power.',
    ],
    [
      asked({ where: 'adjacent', atLeast: 2, filter: { trait: 'creature' } }),
      'Вскрытие 3. Если по соседству 2 существа, эта карта получает власть.',
      'Reveal 3. If 2 creatures are adjacent, this card gains power.',
    ],
    // Summons.
    [
      summon,
      'Призыв 2. Можно призвать существо на свою половину.',
      'Summon 2. You may summon a creature onto your half.',
    ],
    [
      { ...summon, from: { id: 'scamp' }, to: 'column', uses: 2 },
      'Призыв 2. Можно призвать существо «Скамп» в этот столбец. До двух раз за партию.',
      'Summon 2. You may summon a creature named “Scamp” into this column. Up to twice per match.',
    ],
    [
      { ...summon, in: 'front', from: { trait: 'undead', anyVirtue: ['strength'] }, to: 'back', uses: 1 },
      'Призыв 2. Если эта карта в первом ряду, можно призвать существо с меткой «мертвец» и с силой в свой второй ряд. Раз за партию.',
      'Summon 2. If this card is in the front row, you may summon a creature tagged “undead” and with strength into your back row. Once per match.',
    ],
  ];
  it.each(examples)('%j', (ability, russian, english) => {
    expect(text('ru', ability)).toBe(russian);
    expect(text('en', ability)).toBe(english);
  });
});

/** The form of a Russian noun that a number needs. */
const last = (n: number): 'one' | 'few' | 'many' => {
  const [tens, units] = [Math.floor(n / 10) % 10, n % 10];
  if (tens === 1 || units === 0 || units >= 5) return 'many';
  return units === 1 ? 'one' : 'few';
};

describe('numbers agree with what they count', () => {
  const counted = (condition: Condition): string =>
    text('ru', asked(condition)).replace(/.*не меньше (.*), эта.*/, '$1');
  /** The genitive after «не меньше»: 21 карты, 22 карт. */
  const genitive = (n: number, one: string, many: string): string => (last(n) === 'one' ? one : many);

  it('for cards, feminine', () => {
    for (let n = 6; n <= 130; n += 1) {
      const other = genitive(n, 'другой вашей карты', 'других ваших карт');
      expect(counted({ where: 'field', side: 'own', atLeast: n })).toBe(`${n} ${other}`);
    }
  });

  it('for creatures, neuter', () => {
    const filter = { trait: 'creature', rarity: 'rare' } as const;
    for (let n = 7; n <= 130; n += 1) {
      const rare = genitive(n, 'редкого существа', 'редких существ');
      expect(counted({ where: 'field', side: 'enemy', filter, atLeast: n })).toBe(`${n} ${rare}`);
    }
  });

  it('for soldiers, masculine', () => {
    for (let n = 3; n <= 130; n += 1) {
      const soldiers = genitive(n, 'воина', 'воинов');
      const filter = { trait: 'soldier' };
      expect(counted({ where: 'adjacent', filter, atLeast: n })).toBe(`${n} ${soldiers}`);
    }
  });

  it('for as many as can be there, which are not said to be the least of it', () => {
    expect(text('ru', asked({ where: 'field', side: 'own', atLeast: 5 }))).toContain(
      'Если на поле 5 других ваших карт,',
    );
    expect(text('ru', asked({ where: 'column', side: 'enemy', atLeast: 2 }))).toContain(
      'Если у соперника в этом столбце 2 карты,',
    );
    expect(text('en', asked({ where: 'front', side: 'enemy', atLeast: 3 }))).toContain(
      'If the enemy has 3 cards in the front row,',
    );
  });

  it('for uses, after «до»', () => {
    expect(text('ru', { ...summon, uses: 3 })).toContain('. До трёх раз за партию.');
    expect(text('ru', { ...summon, uses: 21 })).toContain('. До 21 раза за партию.');
    expect(text('ru', { ...summon, uses: 22 })).toContain('. До 22 раз за партию.');
    expect(text('ru', { ...summon, uses: 11 })).toContain('. До 11 раз за партию.');
  });

  it('in English', () => {
    const condition: Condition = { where: 'front', side: 'own', filter: { trait: 'thief' } };
    expect(text('en', asked(condition))).toContain('If you have another thief in the front row');
    expect(text('en', asked({ ...condition, atLeast: 2 }))).toContain(
      'If you have at least 2 other thieves in the front row',
    );
  });
});

describe('whatever the format can express', () => {
  const both = (check: (lang: Lang, sentence: string, ability: Ability) => void): void => {
    assertProperty(
      fc.property(arbCatalogue(), arbAbility(), (cards, ability) => {
        for (const lang of LANGS) check(lang, text(lang, ability, cards), ability);
      }),
      500,
    );
  };

  it('is whole sentences, evenly spaced, without holes', () => {
    both((_, sentence) => {
      expect(sentence).toMatch(/^\p{Lu}[^.]*(\. \p{Lu}[^.]*){0,2}\.$/u);
      expect(sentence).not.toMatch(/ {2}| [,.:;]|,,|, \.|[(){}$]|undefined|null|NaN|object/);
      expect(sentence).not.toMatch(/[,:;\p{L}\d][«“]/u);
    });
  });

  it('agrees in number: verbs and pronouns with one card or several, nouns with what they count', () => {
    const verbs = (...words: readonly string[]): RegExp =>
      new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');
    const one = {
      ru: verbs('получает', 'теряет', 'умолкает', 'меняет', 'обладает', 'превосходит', 'защищ(ён|ена|ено)'),
      en: verbs('gains', 'loses', 'falls', 'changes', 'has', 'overcomes', 'does', 'is protected'),
    };
    const many = {
      ru: verbs('получают', 'теряют', 'умолкают', 'меняют', 'обладают', 'превосходят', 'защищены'),
      en: verbs('gain', 'lose', 'fall', 'change', 'have', 'overcome', 'are protected'),
    };
    const isOne = ({ where, pick, ...rest }: Target): boolean =>
      pick === 'one' ||
      where === 'self' ||
      where === 'opposing' ||
      (where === 'column' && 'side' in rest && rest.side === 'own');
    both((lang, sentence, ability) => {
      if (ability.timing !== 'summon') {
        // Everything before the main clause is about conditions; without one, a comma parts virtues.
        const main =
          ability.if === undefined
            ? sentence
            : sentence.replace(/.*?(?:Вскрытие|Пока|Если|Reveal|While|If) [^,]*, /, '');
        const single = isOne(ability.target);
        expect(main).toMatch((single ? one : many)[lang]);
        if (lang === 'ru') expect(main).not.toMatch((single ? many : one)[lang]);
      } else if (ability.uses !== undefined) {
        const { uses } = ability;
        const times = ['', '', 'двух', 'трёх', 'четырёх', 'пяти'][uses] ?? uses;
        const russian = uses === 1 ? 'Раз' : `До ${times} раз${last(uses) === 'one' ? 'а' : ''}`;
        const english = ['', 'Once', 'Up to twice'][uses] ?? `Up to ${uses} times`;
        expect(sentence).toContain(lang === 'ru' ? `. ${russian} за партию.` : `. ${english} per match.`);
      }
      const { if: condition } = ability;
      if (condition === undefined || (condition.atLeast ?? 1) < 2) return;
      const { atLeast = 1, filter: { trait = '' } = {} } = condition;
      const noun = ru.TRAITS.get(trait) ?? ru.CARD;
      const genitive = noun.gender === 'm' ? noun.oneAcc : noun.few;
      const russian = sentence.includes('не меньше')
        ? { one: genitive, few: noun.many, many: noun.many }[last(atLeast)]
        : noun[last(atLeast)];
      const counted = lang === 'en' ? (en.TRAITS.get(trait) ?? en.CARD).many : russian;
      expect(sentence).toMatch(new RegExp(`${atLeast} ([\\p{L} ]+ )?${counted}(?!\\p{L})`, 'u'));
    });
  });

  it('is in one language, the names of cards and unknown traits aside', () => {
    both((lang, sentence) => {
      const own = sentence.replaceAll(/«[^»]*»|“[^”]*”/g, '');
      expect(own).not.toMatch(lang === 'ru' ? /[a-z]/i : /[а-яё]/i);
    });
  });

  it('names the initiative and every virtue that the ability speaks of, each with its icon', () => {
    expect.hasAssertions();
    assertProperty(
      fc.property(arbAbility(), (ability) => {
        const said = JSON.stringify(ability);
        const spoken = VIRTUES.filter((virtue) => said.includes(`"${virtue}"`));
        const number = ability.timing === 'static' ? '' : ` ${ability.initiative}.`;
        for (const lang of LANGS) {
          const parts = describeAbility(lang, ability, catalogue);
          const shown = VIRTUES.filter((virtue) =>
            parts.some((part) => part.kind === 'virtue' && part.virtue === virtue),
          );
          // Removing all of an aspect and also some of it is worded as removing all.
          expect(shown).toEqual(
            said.includes('"all"') ? spoken.filter((virtue) => shown.includes(virtue)) : spoken,
          );
          expect(text(lang, ability)).toContain(number);
        }
      }),
      500,
    );
  });

  it('reads differently where it works differently: place, side, pick, row, condition, duration, place of summons, uses', () => {
    const target = { where: 'front', side: 'own' } as const;
    const base = { timing: 'reveal', initiative: 3, target, effects: [power] } as const;
    const variants: readonly Ability[] = [
      base,
      { ...base, target: { ...target, side: 'enemy' } },
      { ...base, target: { ...target, where: 'back' } },
      { ...base, target: { ...target, where: 'row' } },
      { ...base, target: { ...target, where: 'column' } },
      { ...base, target: { ...target, where: 'field' } },
      { ...base, target: { where: 'self' } },
      { ...base, target: { where: 'opposing' } },
      { ...base, target: { where: 'adjacent' } },
      { ...base, target: { ...target, pick: 'one' } },
      { ...base, in: 'front' },
      { ...base, in: 'back' },
      { ...base, if: target },
      { ...base, if: { ...target, atLeast: 2 } },
      { ...base, duration: 'match' },
      { ...base, initiative: 4 },
      summon,
      { ...summon, to: 'front' },
      { ...summon, to: 'back' },
      { ...summon, to: 'column' },
      { ...summon, uses: 1 },
      { ...summon, uses: 2 },
      { ...summon, from: { rarity: 'rare' } },
    ];
    for (const lang of LANGS) {
      const texts = variants.map((ability) => text(lang, ability));
      expect(new Set(texts).size).toBe(variants.length);
    }
  });
});

describe('the dictionaries', () => {
  it('know the same traits', () => {
    expect([...ru.TRAITS.keys()]).toEqual([...en.TRAITS.keys()]);
  });

  it('carry what a word of the rules means: where, who, how often', () => {
    const termsOf = (ability: Ability): readonly string[] =>
      describeAbility('ru', ability, catalogue).flatMap((part) => (part.kind === 'term' ? [part.term] : []));
    expect(termsOf({ ...summon, from: { rarity: 'rare' }, to: 'column', uses: 2 })).toEqual([
      'summon',
      'rarity',
      'creature',
      'column',
      'uses',
    ]);
    expect(termsOf({ ...reveal({ where: 'adjacent', filter: { trait: 'thief' } }), in: 'back' })).toEqual([
      'back',
      'adjacent',
      'trait',
    ]);
    expect(termsOf(reveal({ where: 'opposing', filter: { trait: 'of-no-book' } }))).toContain('opposing');
  });

  it('begin with a keyword that says when, and in which turn', () => {
    const begins = (ability: Ability): unknown => describeAbility('ru', ability, catalogue)[0];
    expect(begins(summon)).toMatchObject({ kind: 'keyword', timing: 'summon', initiative: 2 });
    expect(begins(reveal({ where: 'self' }))).toMatchObject({ kind: 'keyword', timing: 'reveal' });
    const still: Ability = { timing: 'static', target: { where: 'self' }, effects: [power] };
    expect(begins(still)).toMatchObject({ kind: 'keyword', timing: 'static', text: 'Постоянно' });
    expect(begins({ ...still, in: 'back' })).toMatchObject({ kind: 'keyword', text: 'Пока' });
  });

  it.each(LANGS)('explain every term in whole sentences (%s)', (lang) => {
    for (const term of TERMS) expect(explainTerm(lang, term).text).toMatch(/^\p{Lu}.*[^.]\.$/u);
  });

  it('name single words', () => {
    expect(virtueName('ru', 'wealth')).toBe('богатство');
    expect(virtueName('en', 'wealth')).toBe('wealth');
    expect(rarityName('ru', 'rare')).toBe('редкая');
    expect(traitName('en', 'person')).toBe('mortal');
    expect(traitName('ru', VOCABULARY.traits.at(-1) ?? '')).toBe('lost-in-ash');
    expect(shortName('ru', scamp)).toBe('Скамп');
    expect(shortName('en', { ...scamp, short: { ru: 'С', en: 'S' } })).toBe('S');
  });
});
