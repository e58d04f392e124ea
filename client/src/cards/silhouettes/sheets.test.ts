// Pictures: every ready card, promise and intrigue card has a drawing of its own, of the same papers as those of the
// patrons' table; every other card gets a composed one.

import ready from '@dunmer/shared/cards/data/cards.json';
import intrigue from '@dunmer/shared/windows/data/intrigue.json';
import promises from '@dunmer/shared/windows/data/pledges.json';
import { describe, expect, test, vi } from 'vitest';
import { PAPERS, SKIES, type Sheet, TRADE } from './sheets.ts';

const { awaitSheet, sheetOf } = TRADE;

const sheets = import.meta.glob<Sheet>(['./drawings/*.svg', '../../patrons/pictures/drawings/*.svg'], {
  eager: true,
  import: 'default',
});
const drawings = Object.entries(sheets).map(([file, sheet]) => ({
  name: file.slice(file.lastIndexOf('/') + 1, -'.svg'.length),
  sheet,
}));

const bring = (art: string): Promise<Sheet | 'none' | undefined> =>
  new Promise((resolve) => {
    awaitSheet(art, () => resolve(sheetOf(art)));
  });

const MOST_CUTS = 16;
const MOST_LETTERS = 2000;

// Whole shapes of straight lines, arcs and curves, each closed, in absolute coordinates.
const NUMBER = String.raw`(?: ?-?(?:\d+(?:\.\d{1,2})?|\.\d{1,2}))`;
const PATH = new RegExp(
  `^(?:M${NUMBER}{2}(?:${NUMBER}{2})*(?:L${NUMBER}+|H${NUMBER}|V${NUMBER}|A(?:${NUMBER}{7})+|C(?:${NUMBER}{6})+|Q(?:${NUMBER}{4})+)*Z)+$`,
);

describe('a drawing', () => {
  test.each([...ready, ...promises, ...intrigue].map(({ id }) => id))('is there for %s', async (id) => {
    expect(await bring(id)).toHaveProperty('cuts');
  });

  test('is drawn for one card alone', () => {
    const outlines = drawings.map(({ sheet }) => sheet.cuts.map(([, path]) => path).join(''));
    expect(new Set(outlines).size).toBe(drawings.length);
  });

  describe.each(drawings)('$name', ({ sheet }) => {
    test('is cut from few shapes of the five papers, below one of the four skies', () => {
      expect(SKIES).toContain(sheet.sky);
      expect(sheet.cuts.filter(([paper]) => !PAPERS.includes(paper))).toEqual([]);
      expect(sheet.cuts.length).toBeGreaterThanOrEqual(6);
      expect(sheet.cuts.length).toBeLessThanOrEqual(MOST_CUTS);
      expect(sheet.cuts.reduce((sum, [, path]) => sum + path.length, 0)).toBeLessThanOrEqual(MOST_LETTERS);
    });

    test('has only paths that can be read', () => {
      expect(sheet.cuts.map(([, path]) => path).filter((path) => !PATH.test(path))).toEqual([]);
    });

    test('goes on beyond both sides and below, for wide tiles', () => {
      const points = sheet.cuts.flatMap(([, path]) => path.match(/-?[\d.]+/g) ?? []).map(Number);
      expect(Math.min(...points)).toBeLessThanOrEqual(-100);
      expect(Math.max(...points)).toBeGreaterThanOrEqual(220);
    });
  });
});

describe('a sheet', () => {
  test('is on its way until it has come, and then at hand at once', async () => {
    vi.resetModules();
    const { TRADE: fresh } = await import('./sheets.ts');
    expect(fresh.sheetOf('scamp')).toBeUndefined();
    await new Promise<void>((resolve) => {
      fresh.awaitSheet('scamp', resolve);
    });
    expect(fresh.sheetOf('scamp')).toHaveProperty('cuts');
  });

  test('tells nobody who no longer waits', async () => {
    vi.resetModules();
    const { TRADE: fresh } = await import('./sheets.ts');
    const gone = vi.fn<() => void>();
    fresh.awaitSheet('scamp', gone)();
    await new Promise<void>((resolve) => {
      fresh.awaitSheet('scamp', resolve);
    });
    expect(gone).not.toHaveBeenCalled();
  });

  test('that can’t be had now is none, and is asked for again by the next who waits', async () => {
    vi.resetModules();
    vi.doMock('./drawings/scamp.svg', () => {
      throw new Error('no connection');
    });
    const { TRADE: fresh } = await import('./sheets.ts');
    const once = () =>
      new Promise<void>((resolve) => {
        fresh.awaitSheet('scamp', resolve);
      });
    await once();
    expect(fresh.sheetOf('scamp')).toBe('none');
    vi.doUnmock('./drawings/scamp.svg');
    await once();
    expect(fresh.sheetOf('scamp')).toHaveProperty('cuts');
  });

  test.each(['nobody-drew-this', '', '__proto__', '../compose'])('is none for “%s”', (art) => {
    expect(sheetOf(art)).toBe('none');
  });
});
