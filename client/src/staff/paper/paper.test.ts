// What is printed for play on paper: the same copies as in the app's deck, and the rules in the words of the
// rulebooks.

import { evolveDeckAll, NEW_DECK, sealDeck } from '@dunmer/shared/intrigue';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { describe, expect, it } from 'vitest';
import intrigue from '../../../../docs/rules/INTRIGUE.md?raw';
import promises from '../../../../docs/rules/PROMISES.md?raw';
import { paperRulesRu } from './paperRules.ru.ts';
import { bellSheetsOf, ringsOnPaper } from './bellSheets.tsx';
import { A_SHEET, inSheets, paperCopies } from './paperCopies.ts';

describe('printed intrigue cards', () => {
  it.each([1, 3])('of %i packs are the copies of the app’s deck, each once, pack by pack (IN1)', (packs) => {
    const printed = paperCopies([...PRINTED.intrigue.values()], packs);
    const made = sealDeck(PRINTED.intrigue, { event: 'e', packs, seed: '01'.repeat(32) });
    const copies = made.ok ? evolveDeckAll(NEW_DECK, made.value).common.spent : [];
    expect(printed.map(({ copy }) => copy).toSorted()).toEqual([...copies].toSorted());
    expect(printed.map(({ pack }) => pack)).toEqual(
      printed.map(({ pack }) => pack).toSorted((a, b) => a - b),
    );
    expect(inSheets(printed).flat()).toEqual(printed);
    expect(inSheets(printed)).toHaveLength(Math.ceil(copies.length / A_SHEET));
  });
});

describe('the sheet beside the bell', () => {
  it('has the planned rings with their times, and empty ones to fill the last sheet', () => {
    const at = Array.from({ length: 7 }, (_, nth) => `2026-07-12T${10 + nth}:00:00.000Z`);
    const rings = ringsOnPaper(4, at);
    expect(rings.map(({ ring }) => ring)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(rings.filter((ring) => ring.at !== null)).toHaveLength(7);
    expect(ringsOnPaper(0, [])).toHaveLength(6);
  });

  it('of many traders there are as many as are counted, with the sum on the last for the same rings', () => {
    const traders = Array.from({ length: 50 }, (_, nth) => `Ведис ${nth + 1}`);
    const planned = Array.from({ length: 7 }, (_, nth) => `2026-07-12T${10 + nth}:00:00.000Z`);
    const sheets = bellSheetsOf({ done: 0, planned, traders });
    expect(sheets.map(({ rings, names }) => [rings[0]?.ring, names.length])).toEqual([
      [1, 22],
      [1, 22],
      [1, 6],
      [7, 22],
      [7, 22],
      [7, 6],
    ]);
    expect(sheets.map(({ isLast }) => isLast)).toEqual([false, false, true, false, false, true]);
    expect(bellSheetsOf({ done: 0, planned, traders: [] })).toEqual([]);
  });
});

it.each([
  ['promises', promises],
  ['intrigue', intrigue],
] as const)('the printed rules of %s are those of its rulebook, in ten lines', (which, page) => {
  const lines = page.slice(page.indexOf('Коротко для игрока')).match(/^\d+\. .+$/gm) ?? [];
  expect(paperRulesRu[which]).toEqual(lines.slice(0, 10).map((line) => line.replace(/^\d+\. /, '')));
});
