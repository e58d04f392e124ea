// Agreement: Russian sentences around a number hold for 1, 2, 5 and 21 alike; 1 is the usual least prestige.

import { describe, expect, it } from 'vitest';
import { drakesEachRu, drakesRu } from './amounts.ts';
import { copiesRu } from './copies.ru.ts';
import { type DealFacts, dealActsRu } from './dealActs.ru.ts';
import { dealRu } from './deal.ru.ts';
import { matchRu } from './match.ru.ts';
import { pastRu } from './past.ru.ts';
import { peopleRu } from './people.ru.ts';
import { purseRu } from './purse.ru.ts';
import { ru } from './ru.ts';
import { staffRu } from './staff.ru.ts';
import { tableRu } from './table.ru.ts';
import { tradeRu } from './trade.ru.ts';

const COUNTS = [1, 2, 5, 21] as const;
const { acts: _, ...deal } = dealRu;
const FRAMES = { ru, copiesRu, deal, matchRu, pastRu, peopleRu, purseRu, staffRu, tableRu, tradeRu };

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
    const flags = [false, true];
    const facts: readonly DealFacts[] = flags.flatMap((iPay) =>
      flags.flatMap((onTable) =>
        flags.map((second) => ({
          other: 'Ведис',
          sum: count,
          amount: count,
          iPay,
          onTable,
          second,
          oneSize: second,
        })),
      ),
    );
    const sentences = Object.values(dealActsRu).flatMap(({ title, means }) =>
      facts.flatMap((each) => [title(each), ...means(each)].map((text) => text.replaceAll('\u00A0', ' '))),
    );
    expect(sentences.filter((text) => isBad(text) || BAD_EACH.test(text))).toEqual([]);
    expect(sentences.join(' ')).toContain(drakesEachRu(count).replace('\u00A0', ' '));
  });
});
