// The rule documents say in one sentence of each language what a card means; the text made from its data says the
// same.

import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../cards/index.ts';
import { present } from '../../lib/index.ts';
import { arbCastEffects, assertProperty, WEAKENED } from '../../testing/index.ts';
import type { Choose, IntrigueCard, IntrigueRules, PledgeCard, PledgeRules } from '../card.ts';
import { PRINTED } from '../printed.ts';
import { describeWindowCard } from './index.ts';

/** The app's words where the documents use others for the same thing, in either language. */
const OURS: Readonly<Record<Lang, readonly (readonly [RegExp, string])[]>> = {
  ru: [
    [/одолевает/, 'превосходит'],
    [/одолевают/, 'превосходят'],
    [/обретает/, 'получает'],
    [/Умения одной вражеской/, 'Умения вражеской'],
    [/, уже выложенную соперником взакрытую/, ' соперника, уже лежащую лицом вниз'],
    [/, уже выложенную давшим слово взакрытую/, ' давшего слово, уже лежащую лицом вниз'],
    [/Вернётся, если/, 'Обещание вернётся домой, если'],
    [
      /переходит в другой ряд своего столбца или меняется там местами/,
      'меняет ряд в своём столбце; если клетка занята, карты меняются местами',
    ],
  ],
  en: [
    [/'/g, '’'],
    [/a fourth/, 'a quarter'],
    [/\bgame\b/, 'match'],
    [/games/, 'matches'],
    [/of one enemy/, 'of an enemy'],
    [/to a third by count/, 'to another trader by the count'],
    [/^A third refuses/, 'Another trader refuses'],
    [/with a third trader/, 'with another trader'],
    [/first to the end/, 'first until the end'],
    [/next ring/, 'next status phase'],
  ],
};

const inOurs = (lang: Lang, text: string): string =>
  OURS[lang].reduce((said, [theirs, ours]) => said.replace(theirs, ours), text);

/** Returns each card's id with its sentences, as section 8 of PROMISES and section 7 of INTRIGUE have them. */
function sentencesIn(page: string): ReadonlyMap<string, Readonly<Record<Lang, string>>> {
  const text = readFileSync(new URL(`../../../../docs/rules/${page}.md`, import.meta.url), 'utf8');
  const cards = text.matchAll(/^- \*\*([a-z-]+)\*\* «[^]*?`\s+«([^»]+)» \/ ([^]*?\.)\n/gm);
  return new Map([...cards].map(([, id = '', ru = '', en = '']) => [id, { ru, en }]));
}

const SETS: readonly (readonly [string, ReadonlyMap<string, PledgeCard | IntrigueCard>, number])[] = [
  ['PROMISES', PRINTED.pledges, 17],
  ['INTRIGUE', PRINTED.intrigue, 34],
];

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe.each(SETS)('the cards of %s', (page, cards, count) => {
  const sentences = sentencesIn(page);

  test('are all there, each with its sentences', () => {
    expect(cards.size).toBe(count);
    expect([...sentences.keys()]).toEqual([...cards.keys()]);
  });

  test.each(
    [...cards.values()].flatMap((card) =>
      (['ru', 'en'] as const).map((lang) => [card.id, lang, card] as const),
    ),
  )('%s says in %s what the document says of it', (id, lang, card) => {
    const said = WEAKENED.get(id)?.[lang] ?? inOurs(lang, sentences.get(id)?.[lang] ?? '');
    expect(plain(describeWindowCard(lang, card))).toBe(said);
  });
});

test('a card with a text of its own says that', () => {
  const text = { ru: 'Иначе.', en: 'Otherwise.' };
  const card: PledgeCard = { ...present(PRINTED.pledges.get('surety'), 'surety is printed'), text };
  expect([describeWindowCard('ru', card), describeWindowCard('en', card)]).toEqual(['Иначе.', 'Otherwise.']);
});

const action = (rules: Omit<IntrigueRules, 'id' | 'window'>): IntrigueRules => ({
  id: 'own',
  window: 'action',
  ...rules,
});
const atStop = (rules: Omit<PledgeRules, 'id' | 'window'>): PledgeRules => ({
  id: 'own',
  window: 'revealed',
  with: 'any',
  ...rules,
});
const lying = (effects: PledgeRules['effects']): PledgeRules => ({
  id: 'own',
  window: 'free',
  lies: true,
  effects,
});
const traders = (n: Choose['n']): Choose => ({ what: 'trader', n, cards: 1 });

test.each<readonly [string, string, PledgeRules | IntrigueRules]>([
  ['Возьмите карту.', 'Draw a card.', action({ effects: [{ op: 'draw', n: 1 }] })],
  ['Возьмите 5 карт.', 'Draw 5 cards.', action({ effects: [{ op: 'draw', n: 5 }] })],
  ['Возьмите 21 карту.', 'Draw 21 cards.', action({ effects: [{ op: 'draw', n: 21 }] })],
  [
    'Один торговец сбрасывает по карте на свой выбор.',
    'One trader spends a card of their choice.',
    action({ choose: traders(1), effects: [{ op: 'drop', n: 1 }] }),
  ],
  [
    'Ровно 5 торговцев сбрасывают по 2 карты на свой выбор.',
    'Exactly 5 traders spend 2 cards of their choice each.',
    action({ choose: traders(5), effects: [{ op: 'drop', n: 2 }] }),
  ],
  [
    'До 21 торговца берут по карте. Возьмите 2 карты.',
    'Up to 21 traders draw a card each. Draw 2 cards.',
    action({
      choose: traders({ upTo: 21 }),
      effects: [
        { op: 'draw', n: 1, each: true },
        { op: 'draw', n: 2 },
      ],
    }),
  ],
  [
    'Лежит перед вами: предел руки на 1 меньше.',
    'Lies before you: your hand limit is 1 lower.',
    action({ lies: 'own', effects: [{ op: 'limit', by: -1 }] }),
  ],
  [
    'Сбросьте до 2 карт интриги из тех, что перед кем-нибудь лежат.',
    'Spend up to 2 cards of intrigue that lie before somebody.',
    action({ choose: { what: 'front', n: { upTo: 2 } }, effects: [{ op: 'remove' }] }),
  ],
  [
    'Посмотрите 21 самую редкую карту в колоде соперника.',
    'Look at the 21 rarest cards of your opponent’s deck.',
    { id: 'own', window: 'opened', effects: [{ op: 'glimpse', n: 21 }] },
  ],
  [
    'Откажитесь от партии с давшим слово: сделка в силе.',
    'Decline a match of the owner: the deal stands.',
    { id: 'own', window: 'answer', with: 'owner', effects: [{ op: 'decline' }] },
  ],
  [
    'Когда вы заплатите давшему по контракту, он вернёт двенадцатую часть.',
    'When you pay the owner by a contract, they give a twelfth back.',
    lying([{ op: 'rebate', n: 12 }]),
  ],
  [
    'Когда вы заплатите давшему по контракту, он вернёт 13-ю часть.',
    'When you pay the owner by a contract, they give one part in 13 back.',
    lying([{ op: 'rebate', n: 13 }]),
  ],
  [
    'Все вражеские карты второго ряда с меткой «вор» не защищены от силы и теряют хитрость, их умения не действуют.',
    'All enemy back cards tagged “thief” are not protected from strength and lose cunning; their abilities don’t work.',
    atStop({
      effects: [
        {
          op: 'cast',
          target: { side: 'enemy', where: 'back', filter: { trait: 'thief' } },
          effects: [
            { op: 'remove', aspect: 'protection', virtues: ['strength'] },
            { op: 'silence' },
            { op: 'remove', aspect: 'virtues', virtues: ['cunning'] },
          ],
        },
      ],
    }),
  ],
  [
    'До 2 ваших карт превосходят и силу, и власть.',
    'Up to 2 cards of yours overcome strength and power too.',
    atStop({
      effects: [
        {
          op: 'cast',
          target: { side: 'own', where: 'field', pick: { upTo: 2 } },
          effects: [{ op: 'grant', aspect: 'superiority', virtues: ['strength', 'power'] }],
        },
      ],
    }),
  ],
])('a card of one’s own says «%s»', (ru, en, card) => {
  expect([plain(describeWindowCard('ru', card)), plain(describeWindowCard('en', card))]).toEqual([ru, en]);
});

test('what befalls one card is said of one, and what befalls several of several', () => {
  const verbs = (...words: readonly string[]): RegExp =>
    new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');
  const one = {
    ru: verbs('получает', 'теряет', 'превосходит', 'защищена', 'меняет'),
    en: verbs('gains', 'loses', 'overcomes', 'is (?:not )?protected', 'changes'),
  };
  const many = {
    ru: verbs('получают', 'теряют', 'превосходят', 'защищены', 'меняют'),
    en: verbs('gain', 'lose', 'overcome', 'are (?:not )?protected', 'change'),
  };
  assertProperty(
    fc.property(arbCastEffects, ([cast]) => {
      // If the card is only silenced, the sentence is about its abilities instead.
      if (cast?.op !== 'cast' || cast.effects.every(({ op }) => op === 'silence')) return;
      const isOne = cast.target.pick === 'one';
      for (const lang of ['ru', 'en'] as const) {
        const said = describeWindowCard(lang, atStop({ effects: [cast] }));
        expect(said).toMatch((isOne ? one : many)[lang]);
        expect(said).not.toMatch((isOne ? many : one)[lang]);
      }
    }),
  );
});
