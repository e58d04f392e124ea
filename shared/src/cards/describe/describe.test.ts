// Rules text in both languages: examples read by a person, and laws for everything the format can express.
import * as fc from 'fast-check';
import { assertProperty } from '../../testing/index.ts';
import { describe, expect, it } from 'vitest';
import { VOCABULARY, arbAbility, arbCard, arbCatalogue } from '../../testing/arbitraries.ts';
import type { Ability, Condition, Effect, Target } from '../ability.ts';
import type { Card } from '../card.ts';
import { VIRTUES } from '../virtue.ts';
import * as en from './en.ts';
import {
  LANGS,
  TERMS,
  describeAbility,
  describeCard,
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
const text = (lang: Lang, ability: Ability): string => plainText(describeAbility(lang, ability, catalogue));

const power: Effect = { op: 'grant', aspect: 'virtues', virtues: ['power'] };
const reveal = (target: Target, ...effects: readonly Effect[]): Ability => ({
  timing: 'reveal',
  initiative: 3,
  target,
  effects: effects.length === 0 ? [power] : effects,
});
const asked = (condition: Condition): Ability => ({
  timing: 'reveal',
  initiative: 3,
  target: { where: 'self' },
  effects: [power],
  if: condition,
});
const summon: Ability = { timing: 'summon', initiative: 2 };

describe('an ability reads naturally', () => {
  const examples: readonly (readonly [Ability, string, string])[] = [
    // Where.
    [
      reveal({ where: 'self' }),
      'После вскрытия (инициатива 3) эта карта получает власть.',
      'After the reveal (initiative 3), this card gains power.',
    ],
    [
      reveal({ where: 'opposing' }, { op: 'remove', aspect: 'virtues', virtues: 'all' }),
      'После вскрытия (инициатива 3) карта напротив теряет все добродетели.',
      'After the reveal (initiative 3), the opposing card loses all virtues.',
    ],
    [
      reveal({ where: 'adjacent' }, { op: 'grant', aspect: 'protection', virtues: ['wisdom', 'strength'] }),
      'После вскрытия (инициатива 3) ваши соседние карты получают защиту от силы и мудрости.',
      'After the reveal (initiative 3), adjacent friendly cards gain protection from strength and wisdom.',
    ],
    [
      reveal({ where: 'column', side: 'own' }),
      'После вскрытия (инициатива 3) другая ваша карта в том же столбце получает власть.',
      'After the reveal (initiative 3), the other friendly card in the same column gains power.',
    ],
    [
      reveal({ where: 'row', side: 'enemy' }),
      'После вскрытия (инициатива 3) все карты соперника в таком же ряду получают власть.',
      'After the reveal (initiative 3), all enemy cards in the matching row gain power.',
    ],
    [
      reveal({ where: 'back', side: 'own' }),
      'После вскрытия (инициатива 3) все другие ваши карты во втором ряду получают власть.',
      'After the reveal (initiative 3), all other friendly cards in the back row gain power.',
    ],
    // Which.
    [
      reveal({ where: 'field', side: 'own', filter: { trait: 'creature' } }),
      'После вскрытия (инициатива 3) все другие ваши существа получают власть.',
      'After the reveal (initiative 3), all other friendly creatures gain power.',
    ],
    [
      reveal({ where: 'front', side: 'enemy', filter: { id: 'scamp' } }),
      'После вскрытия (инициатива 3) все карты «Скамп» соперника в первом ряду получают власть.',
      'After the reveal (initiative 3), all enemy cards named “Scamp” in the front row gain power.',
    ],
    [
      reveal({ where: 'field', side: 'enemy', filter: { trait: 'lost-in-ash', noVirtues: true } }),
      'После вскрытия (инициатива 3) все карты соперника с меткой «lost-in-ash» и без добродетелей получают власть.',
      'After the reveal (initiative 3), all enemy cards tagged “lost-in-ash” and without virtues gain power.',
    ],
    [
      reveal({ where: 'opposing', filter: { rarity: 'rare', anyVirtue: ['wealth', 'cunning', 'power'] } }),
      'После вскрытия (инициатива 3) стоящая напротив редкая карта с хитростью, богатством или властью получает власть.',
      'After the reveal (initiative 3), the opposing rare card with cunning, wealth or power gains power.',
    ],
    [
      reveal({ where: 'self', filter: { noVirtues: true } }),
      'После вскрытия (инициатива 3), если у этой карты нет добродетелей, она получает власть.',
      'After the reveal (initiative 3), if this card has no virtues, it gains power.',
    ],
    // Pick.
    [
      reveal({ where: 'field', side: 'enemy', pick: 'one', filter: { trait: 'person' } }, { op: 'silence' }),
      'После вскрытия (инициатива 3) выберите одного смертного соперника: он умолкает (его умения не работают).',
      'After the reveal (initiative 3), choose one enemy mortal: it falls silent (its abilities do not work).',
    ],
    [
      reveal({ where: 'adjacent', pick: 'one', filter: { trait: 'creature' } }, { op: 'swap' }),
      'После вскрытия (инициатива 3) выберите одно ваше соседнее существо: оно переходит в другой ряд своего столбца (карта оттуда встаёт на его место).',
      'After the reveal (initiative 3), choose one adjacent friendly creature: it moves to the other row of its column (any card there takes its place).',
    ],
    [
      reveal({ where: 'front', side: 'own', pick: 'one' }),
      'После вскрытия (инициатива 3) выберите другую вашу карту в первом ряду: она получает власть.',
      'After the reveal (initiative 3), choose another friendly card in the front row: it gains power.',
    ],
    // What.
    [
      reveal({ where: 'self' }, power, { op: 'grant', aspect: 'superiority', virtues: ['strength'] }),
      'После вскрытия (инициатива 3) эта карта получает власть, а также превосходство над силой.',
      'After the reveal (initiative 3), this card gains power, as well as superiority over strength.',
    ],
    [
      reveal({ where: 'self' }, { op: 'remove', aspect: 'virtues', virtues: 'all' }, power),
      'После вскрытия (инициатива 3) эта карта теряет все добродетели, затем получает власть.',
      'After the reveal (initiative 3), this card loses all virtues, then gains power.',
    ],
    [
      reveal({ where: 'self' }, power, { op: 'remove', aspect: 'superiority', virtues: 'all' }),
      'После вскрытия (инициатива 3) эта карта получает власть, но теряет всякое превосходство.',
      'After the reveal (initiative 3), this card gains power, but loses all superiority.',
    ],
    [
      {
        timing: 'reveal',
        initiative: 9,
        target: { where: 'self' },
        effects: [power],
        duration: 'match',
        in: 'front',
      },
      'После вскрытия (инициатива 9), если эта карта в первом ряду, она получает власть. Это действует до конца партии.',
      'After the reveal (initiative 9), if this card is in the front row, it gains power. This lasts until the end of the match.',
    ],
    [
      {
        timing: 'reveal',
        initiative: 9,
        target: { where: 'self' },
        effects: [{ op: 'swap' }],
        duration: 'match',
      },
      'После вскрытия (инициатива 9) эта карта переходит в другой ряд своего столбца (карта оттуда встаёт на её место).',
      'After the reveal (initiative 9), this card moves to the other row of its column (any card there takes its place).',
    ],
    // When.
    [
      {
        timing: 'static',
        target: { where: 'adjacent' },
        effects: [{ op: 'grant', aspect: 'protection', virtues: ['power'] }],
      },
      'Пока эта карта на поле, ваши соседние карты получают защиту от власти.',
      'While this card is on the field, adjacent friendly cards gain protection from power.',
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
        ],
      },
      'Пока эта карта во втором ряду и по соседству есть ваш мертвец, все карты соперника получают мудрость, но теряют превосходство над властью.',
      'While this card is in the back row and there is an adjacent friendly revenant, all enemy cards gain wisdom, but lose superiority over power.',
    ],
    [
      asked({ where: 'self', filter: { anyVirtue: ['strength', 'wisdom'] } }),
      'После вскрытия (инициатива 3), если у этой карты есть сила или мудрость, она получает власть.',
      'After the reveal (initiative 3), if this card has strength or wisdom, it gains power.',
    ],
    [
      asked({ where: 'opposing', filter: { rarity: 'unique', trait: 'god' } }),
      'После вскрытия (инициатива 3), если напротив стоит уникальный бог, эта карта получает власть.',
      'After the reveal (initiative 3), if a unique god stands opposite, this card gains power.',
    ],
    [
      asked({ where: 'field', side: 'enemy', filter: { rarity: 'uncommon' } }),
      'После вскрытия (инициатива 3), если на поле есть необычная карта соперника, эта карта получает власть.',
      'After the reveal (initiative 3), if there is an enemy uncommon card on the field, this card gains power.',
    ],
    // Summons.
    [
      summon,
      'Между кругами (инициатива 2) можно призвать из колоды существо на любую свободную клетку вашей половины.',
      'Between rounds (initiative 2), you may summon a creature from your deck to any free cell in your half.',
    ],
    [
      { ...summon, from: { id: 'scamp' }, to: 'column', uses: 2 },
      'Между кругами (инициатива 2) можно призвать из колоды существо «Скамп» на свободную клетку в столбце этой карты (не больше 2 раз за партию).',
      'Between rounds (initiative 2), you may summon a creature named “Scamp” from your deck to a free cell in this card’s column (at most 2 times per match).',
    ],
    [
      { ...summon, in: 'front', from: { trait: 'undead', anyVirtue: ['strength'] }, to: 'back', uses: 1 },
      'Между кругами (инициатива 2), если эта карта в первом ряду, можно призвать из колоды существо с меткой «мертвец» и с силой на свободную клетку вашего второго ряда (только один раз за партию).',
      'Between rounds (initiative 2), if this card is in the front row, you may summon a creature tagged “revenant” and with strength from your deck to a free cell in your back row (at most once per match).',
    ],
  ];
  it.each(examples)('%j', (ability, russian, english) => {
    expect(text('ru', ability)).toBe(russian);
    expect(text('en', ability)).toBe(english);
  });
});

/** Which form of a Russian noun a number asks for. */
const last = (n: number): 'one' | 'few' | 'many' => {
  const [tens, units] = [Math.floor(n / 10) % 10, n % 10];
  if (tens === 1 || units === 0 || units >= 5) return 'many';
  return units === 1 ? 'one' : 'few';
};

describe('numbers agree with what they count', () => {
  const counted = (condition: Condition): string =>
    text('ru', asked(condition)).replace(/.*хотя бы (.*), эта.*/, '$1');
  it('for cards, feminine', () => {
    const form = { one: 'другая ваша карта', few: 'другие ваши карты', many: 'других ваших карт' };
    for (let n = 2; n <= 130; n += 1) {
      expect(counted({ where: 'field', side: 'own', atLeast: n })).toBe(`${n} ${form[last(n)]}`);
    }
  });

  it('for creatures, neuter', () => {
    const form = { one: 'редкое существо', few: 'редких существа', many: 'редких существ' };
    const filter = { trait: 'creature', rarity: 'rare' } as const;
    for (let n = 2; n <= 130; n += 1) {
      expect(counted({ where: 'field', side: 'enemy', filter, atLeast: n })).toBe(
        `${n} ${form[last(n)]} соперника`,
      );
    }
  });

  it('for soldiers, masculine', () => {
    const form = { one: 'ваш воин', few: 'ваших воина', many: 'ваших воинов' };
    for (let n = 2; n <= 130; n += 1) {
      expect(counted({ where: 'adjacent', filter: { trait: 'soldier' }, atLeast: n })).toBe(
        `${n} ${form[last(n)]}`,
      );
    }
  });

  it('for uses, after «не больше»', () => {
    expect(text('ru', { ...summon, uses: 21 })).toContain('(не больше 21 раза за партию)');
    expect(text('ru', { ...summon, uses: 22 })).toContain('(не больше 22 раз за партию)');
    expect(text('ru', { ...summon, uses: 11 })).toContain('(не больше 11 раз за партию)');
  });

  it('in English', () => {
    const condition: Condition = { where: 'front', side: 'own', filter: { trait: 'thief' } };
    expect(text('en', asked(condition))).toContain('if there is another friendly thief in the front row');
    expect(text('en', asked({ ...condition, atLeast: 2 }))).toContain(
      'if there are at least 2 other friendly thieves',
    );
  });
});

describe('whatever the format can express', () => {
  const both = (check: (lang: Lang, sentence: string, ability: Ability) => void): void => {
    assertProperty(
      fc.property(arbCatalogue(), arbAbility(), (cards, ability) => {
        for (const lang of LANGS) check(lang, plainText(describeAbility(lang, ability, cards)), ability);
      }),
      500,
    );
  };

  it('is whole sentences, evenly spaced, without holes', () => {
    both((_, sentence) => {
      expect(sentence).toMatch(/^\p{Lu}[^.]*(\. \p{Lu}[^.]*)?\.$/u);
      expect(sentence).not.toMatch(/ {2}| [,.:;)]|\( |,,|, \.|[{}$]|undefined|null|NaN|object/);
      expect(sentence).not.toMatch(/[,:;)\p{L}\d][(«“]/u);
    });
  });

  it('agrees in number: verbs and pronouns with one card or several, nouns with what they count', () => {
    const one =
      /\b(gains|loses|falls silent \(its|moves)\b|(?<!\p{L})(получает|теряет|умолкает|переходит)(?!\p{L})/u;
    const many =
      /\b(gain|lose|fall silent \(their|move)\b|(?<!\p{L})(получают|теряют|умолкают|переходят)(?!\p{L})/u;
    const isOne = ({ where, pick, ...rest }: Target): boolean =>
      pick === 'one' ||
      where === 'self' ||
      where === 'opposing' ||
      (where === 'column' && 'side' in rest && rest.side === 'own');
    both((lang, sentence, ability) => {
      if (ability.timing !== 'summon') {
        expect(sentence).toMatch(isOne(ability.target) ? one : many);
        expect(sentence).not.toMatch(isOne(ability.target) ? many : one);
      } else if (ability.uses !== undefined) {
        const { uses } = ability;
        const often = lang === 'en' ? `${uses} times` : `${uses} раз${last(uses) === 'one' ? 'а' : ''}`;
        const once = lang === 'en' ? 'once' : 'один раз';
        expect(sentence).toContain(` ${uses === 1 ? once : often} `);
      }
      const { if: condition } = ability;
      if (condition === undefined || (condition.atLeast ?? 1) < 2) return;
      const { atLeast = 1, filter: { trait = '' } = {} } = condition;
      const noun = ru.TRAITS.get(trait) ?? ru.CARD;
      const counted = lang === 'en' ? (en.TRAITS.get(trait) ?? en.CARD).many : noun[last(atLeast)];
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
        const number = ability.timing === 'static' ? '' : ` ${ability.initiative})`;
        for (const lang of LANGS) {
          const parts = describeAbility(lang, ability, catalogue);
          const shown = VIRTUES.filter((virtue) =>
            parts.some((part) => part.kind === 'virtue' && part.virtue === virtue),
          );
          // Taking all and some of an aspect is said as taking all.
          expect(shown).toEqual(
            said.includes('"all"') ? spoken.filter((virtue) => shown.includes(virtue)) : spoken,
          );
          expect(plainText(parts)).toContain(number);
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

describe('a card in words', () => {
  const lines = (lang: Lang, card: Card): readonly string[] =>
    describeCard(lang, card, catalogue).map(({ parts }) => plainText(parts));

  it('says that any card defeats one without virtues (rule 4.2)', () => {
    expect(lines('ru', scamp)).toEqual([
      'Стандартная карта: существо.',
      'Добродетелей нет: такую карту побеждает любая.',
      'Превосходство над силой.',
    ]);
    expect(lines('en', scamp)).toEqual([
      'Standard card: creature.',
      'No virtues: any card defeats this one.',
      'Superiority over strength.',
    ]);
  });

  it('does not say so of a protected one (R5), and says what one without superiority defeats (rule 4.2)', () => {
    const shade: Card = {
      ...scamp,
      rarity: 'unique',
      copies: 2,
      traits: ['undead', 'old'],
      superiority: [],
      protection: ['power'],
      abilities: [summon],
    };
    expect(lines('ru', shade)).toEqual([
      'Уникальная карта (2 на весь полигон): мертвец, «old».',
      'Добродетелей нет.',
      'Превосходства нет: такая карта побеждает только карты без добродетелей.',
      'Защита от власти.',
      text('ru', summon),
    ]);
    expect(lines('en', shade)).toEqual([
      'Unique card (2 in the whole event): revenant, “old”.',
      'No virtues.',
      'No superiority: this card defeats only cards without virtues.',
      'Protection from power.',
      text('en', summon),
    ]);
  });

  it('has a line for each quality and ability, whatever the card', () => {
    assertProperty(
      fc.property(arbCard(), (card) => {
        const kinds = describeCard('ru', card, catalogue).map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === 'ability')).toHaveLength((card.abilities ?? []).length);
        expect(kinds.includes('protection')).toBe((card.protection ?? []).length > 0);
        for (const lang of LANGS)
          for (const line of lines(lang, card)) expect(line).toMatch(/^\p{Lu}.*[^.]\.$/u);
      }),
    );
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
      'rounds',
      'initiative',
      'summon',
      'deck',
      'rarity',
      'creature',
      'column',
      'uses',
    ]);
    expect(termsOf({ ...reveal({ where: 'adjacent', filter: { trait: 'thief' } }), in: 'back' })).toEqual([
      'reveal',
      'initiative',
      'back',
      'adjacent',
      'trait',
    ]);
    expect(termsOf(reveal({ where: 'opposing', filter: { trait: 'of-no-book' } }))).toContain('opposing');
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
