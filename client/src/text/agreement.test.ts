// Agreement: sentences around a number hold for 1, 2, 5 and 21 alike; 1 is the usual least prestige.

import { describe, expect, it } from 'vitest';
import { drakesEachRu, drakesEn, drakesRu } from './amounts.ts';
import { copiesEn } from './copies.en.ts';
import { copiesRu } from './copies.ru.ts';
import { contractActsEn } from './contractActs.en.ts';
import { type ContractFacts, contractActsRu } from './contractActs.ru.ts';
import { contractEn } from './contract.en.ts';
import { contractRu } from './contract.ru.ts';
import { matchEn } from './match.en.ts';
import { matchRu } from './match.ru.ts';
import { pastEn } from './past.en.ts';
import { pastRu } from './past.ru.ts';
import { challengeEn } from './challenge.en.ts';
import { challengeRu } from './challenge.ru.ts';
import { linkEn } from './link.en.ts';
import { linkRu } from './link.ru.ts';
import { peopleEn } from './people.en.ts';
import { peopleRu } from './people.ru.ts';
import { purseEn } from './purse.en.ts';
import { purseRu } from './purse.ru.ts';
import { ru } from './ru.ts';
import { staffRu } from './staff.ru.ts';
import { tableEn } from './table.en.ts';
import { tableRu } from './table.ru.ts';
import { tradeEn } from './trade.en.ts';
import { tradeRu } from './trade.ru.ts';

const COUNTS = [1, 2, 5, 21] as const;
const { acts: _, ...deal } = contractRu;
const FRAMES = {
  ru,
  copiesRu,
  deal,
  matchRu,
  pastRu,
  peopleRu,
  challengeRu,
  linkRu,
  purseRu,
  staffRu,
  tableRu,
  tradeRu,
};

const { acts: __, ...contractInEnglish } = contractEn;
const ENGLISH = {
  copiesEn,
  contractInEnglish,
  matchEn,
  pastEn,
  peopleEn,
  challengeEn,
  linkEn,
  purseEn,
  tableEn,
  tradeEn,
};

type Say = (...facts: readonly unknown[]) => unknown;
const isSay = (value: unknown): value is Say => typeof value === 'function';

const framesOf = (value: unknown, key: string): readonly (readonly [string, Say])[] => {
  if (isSay(value)) return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => framesOf(inner, `${key}.${name}`));
};

/** What a frame says; '' where it needs other facts than numbers or names. */
function said(say: Say, fact: unknown): string {
  try {
    const words = say(...Array.from({ length: say.length }, () => fact));
    return typeof words === 'string' ? words.replaceAll('\u00A0', ' ') : '';
  } catch {
    return '';
  }
}

const ONE = '(?<!\\d)(?:1|21) (?:дрейк|карта)(?![а-яё])';
const BAD = [
  new RegExp(`(?:свои|свободны|заняты|ваши|отложенные|не свободны):? ${ONE}`, 'i'),
  new RegExp(`(?:пришло|ушло|отложено|вернулось|свободно|свободно только|осталось) ${ONE}`, 'i'),
  new RegExp(`${ONE} (?:останутся|остаются|лежат|перейдут|вернутся|отложатся|лягут)`, 'i'),
  new RegExp(`${ONE}[.:] (?:Вы положите|Положите|Положит|Они|Кладите) (?:их|лягут|все)(?![а-яё])`, 'i'),
];
/** After «по» one is declined. */
const BAD_EACH = /(?:^| )по (?:1|21) дрейк(?![а-яё])/i;

const isBad = (text: string): boolean => BAD.some((bad) => bad.test(text));

const FLAGS = [false, true];
const factsOf = (count: number): readonly ContractFacts[] =>
  FLAGS.flatMap((iPay) =>
    FLAGS.flatMap((onTable) =>
      FLAGS.map((second) => ({
        other: 'Ведис',
        sum: count,
        amount: count,
        iPay,
        onTable,
        second,
        oneSize: second,
        annulling: second,
      })),
    ),
  );

/** Everything that is said before the acts of a contract over so many drakes. */
const saidBefore = (acts: typeof contractActsRu, count: number): readonly string[] =>
  Object.values(acts).flatMap(({ title, means }) =>
    factsOf(count).flatMap((each) =>
      [title(each), ...means(each)].map((text) => text.replaceAll('\u00A0', ' ')),
    ),
  );

describe('a number in a Russian sentence', () => {
  it('is found where its words do not agree with it', () => {
    const bad = ['Каждый забрал свои 1 дрейк.', 'Отложенные 21 дрейк вернутся.', '1 дрейк лежат на столе'];
    expect(bad.filter(isBad)).toEqual(bad);
    expect(['Плата, 1 дрейк, вернётся.', 'свои 11 дрейков', 'отложено: 1 дрейк'].filter(isBad)).toEqual([]);
  });

  it.each(COUNTS)('agrees with its words at %i', (count) => {
    const frames = framesOf(FRAMES, '');
    expect(frames.length).toBeGreaterThan(100);
    const wrong = frames.flatMap(([key, say]) => {
      // Some take a number, others the sum as it is said.
      const bare = said(say, count);
      const worded = [bare, said(say, drakesRu(count))].filter(isBad);
      return [...worded, ...(BAD_EACH.test(bare) ? [bare] : [])].map((text) => `${key}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(COUNTS)('agrees with its words before each act of a contract, at %i', (count) => {
    const sentences = saidBefore(contractActsRu, count);
    expect(sentences.filter((text) => isBad(text) || BAD_EACH.test(text))).toEqual([]);
    expect(sentences.join(' ')).toContain(drakesEachRu(count).replace('\u00A0', ' '));
  });
});

/** One drake is no “they”. */
const BAD_ENGLISH =
  /(?<!\d)1 (?:drake|card) (?:of \p{L}+ )?(?:held )?(?:are|go|stay|lie)\b|(?<!\d)1 (?:drake|card)\b.*\b(?:them|they)\b/iu;

describe('a number in an English sentence', () => {
  it('agrees with its words at 1', () => {
    const frames = framesOf(ENGLISH, '');
    expect(frames.length).toBeGreaterThan(50);
    const words = frames.flatMap(([, say]) => [said(say, 1), said(say, drakesEn(1))]);
    const wrong = [...words, ...saidBefore(contractActsEn, 1)].filter((text) => BAD_ENGLISH.test(text));
    expect(BAD_ENGLISH.test('The 1 drake held go back.')).toBe(true);
    expect(wrong).toEqual([]);
  });
});
