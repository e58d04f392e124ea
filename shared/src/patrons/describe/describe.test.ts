// The texts of the patrons' cards: examples that a person has read, and laws for everything the format can express.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGS } from '../../cards/index.ts';
import { arbGameCards, assertProperty } from '../../testing/index.ts';
import type { Ability } from '../ability.ts';
import { describeGameCard } from '../index.ts';
import { PRINTED } from '../script.ts';

const textOf = (id: string, lang: 'ru' | 'en'): readonly string[] => {
  const card = PRINTED.get(id);
  return card === undefined ? [] : describeGameCard(lang, card).map((text) => text.replaceAll('\u00A0', ' '));
};

test.each([
  ['salt-lady', ['Действие за 3 монеты. Возьмите 1 карту.'], ['Act for 3 coins. Draw 1 card.']],
  [
    'iron-governor',
    ['Действие. Усильте своё существо до конца хода (удар +2).'],
    ['Act. Give one of your creatures strike +2 this turn.'],
  ],
  ['bone-piper', ['Гибель. Раньте вражеского персонажа на 1.'], ['Falls. Wound an enemy persona by 1.']],
  [
    'cliff-wing',
    ['Постоянно. Эта карта: от удара нельзя защититься.'],
    ['Always. This card: nobody can defend against its strikes.'],
  ],
  [
    'drum-caller',
    ['Постоянно. Остальные ваши существа: удар +1.'],
    ['Always. All your other creatures: strike +1.'],
  ],
  [
    'whispered-treason',
    ['Переманите вражеское существо ценой до 4.', 'Затем полностью вылечите эту цель.'],
    ['Take over an enemy creature costing at most 4.', 'Then heal that target fully.'],
  ],
  [
    'grave-call',
    ['Верните до 2 существ со своего кладбища в руку.'],
    ['Return up to 2 creatures in your graveyard to your hand.'],
  ],
  [
    'bone-mail',
    ['Постоянно. Ваш герой: каждое ранение меньше на 1.'],
    ['Always. Your patron: each wounding is 1 less.'],
  ],
  ['market-square', ['Постоянно. Ваши существа дешевле на 1.'], ['Always. Your creatures cost 1 less.']],
  [
    'ember-spirit',
    ['Выход. Раньте все вражеские существа на 1.'],
    ['Enters. Wound all enemy creatures by 1.'],
  ],
  ['moon-charm', ['Каждый ход. Вылечите своего героя на 1.'], ['Each turn. Heal your patron by 1.']],
])('%s says what it does', (id, russian, english) => {
  expect(textOf(id, 'ru')).toEqual(russian);
  expect(textOf(id, 'en')).toEqual(english);
});

test('whatever the format can express is whole sentences of one language, without holes', () => {
  assertProperty(
    fc.property(arbGameCards, (cards) => {
      for (const card of cards)
        for (const lang of LANGS)
          for (const text of describeGameCard(lang, card)) {
            expect(text).toMatch(/^\p{Lu}[^.]*\.(?: \p{Lu}[^.]*\.)?$/u);
            expect(text).not.toMatch(/ {2}| [,.:;)]|undefined|null|NaN|object/u);
            expect(text).not.toMatch(lang === 'ru' ? /[a-z]/iu : /[а-яё]/iu);
            expect(text.length).toBeLessThanOrEqual(134);
          }
    }),
    60,
  );
});

/** The ability without what its text need not say: a side has only one patron, so picking one means all. */
function told({ target, ...rest }: Ability): string {
  if (typeof target !== 'object' || target.of !== 'patron' || target.side === 'any' || target.pick !== 'one')
    return JSON.stringify({ ...rest, target });
  return JSON.stringify({ ...rest, target: { side: target.side, of: target.of } });
}

test('abilities of equal cards that differ in their data differ in their texts', () => {
  assertProperty(
    fc.property(arbGameCards, (cards) => {
      const texts = new Map<string, string>();
      for (const card of cards)
        for (const lang of LANGS)
          for (const [i, text] of describeGameCard(lang, card).entries()) {
            const ability = card.abilities?.[i];
            // The meaning of `it` depends on the ability before it.
            if (ability === undefined || ability.target === 'it') continue;
            const key = `${card.kind} ${text}`;
            expect(texts.get(key) ?? told(ability)).toBe(told(ability));
            texts.set(key, told(ability));
          }
    }),
    60,
  );
});
