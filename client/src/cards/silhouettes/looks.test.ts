// Looks: no two drawings look alike at the size of a thumbnail, at whichever table their cards are played.

import { describe, expect, test } from 'vitest';
import type { Sheet } from './sheets.ts';

const sheets = import.meta.glob<Sheet>(['./drawings/*.svg', '../../patrons/pictures/drawings/*.svg'], {
  eager: true,
  import: 'default',
});

interface Point {
  readonly x: number;
  readonly y: number;
}
type Outline = readonly Point[];

const PARTS = Array.from({ length: 8 }, (_, at) => (at + 1) / 8);

/** Returns points along an arc of an upright ellipse, as SVG draws it. */
function arc(from: Point, to: Point, rx: number, ry: number, isSame: boolean, sweeps: boolean): Outline {
  // Computed on a circle of radius 1, of which the ellipse is a stretched copy.
  const [ax, ay, bx, by] = [from.x / rx, from.y / ry, to.x / rx, to.y / ry];
  const half = Math.hypot(bx - ax, by - ay) / 2;
  const radius = Math.max(1, half);
  const off = (Math.sqrt(radius ** 2 - half ** 2) / half) * (isSame ? -1 : 1);
  const cx = (ax + bx - (by - ay) * off) / 2;
  const cy = (ay + by + (bx - ax) * off) / 2;
  const start = Math.atan2(ay - cy, ax - cx);
  const full = Math.PI * 2;
  const between = (Math.atan2(by - cy, bx - cx) - start + full) % full;
  const turn = sweeps ? between : between - full;
  return PARTS.map((part) => ({
    x: (cx + radius * Math.cos(start + turn * part)) * rx,
    y: (cy + radius * Math.sin(start + turn * part)) * ry,
  }));
}

/** Returns points along a cubic curve. */
const curve = (from: Point, one: Point, two: Point, to: Point): Outline =>
  PARTS.map((t) => {
    const mix = (a: number, b: number, c: number, d: number): number =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
    return { x: mix(from.x, one.x, two.x, to.x), y: mix(from.y, one.y, two.y, to.y) };
  });

/** Returns the outlines of a path, with curves as short straight pieces. */
function outlinesOf(path: string): readonly Outline[] {
  const tokens = path.match(/[A-Z]|-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? [];
  const outlines: Point[][] = [];
  let at = 0;
  const next = (): number => Number(tokens[at++]);
  const point = (): Point => ({ x: next(), y: next() });
  let letter = '';
  while (at < tokens.length) {
    if (/[A-Z]/.test(tokens[at] ?? '')) letter = tokens[at++] ?? '';
    if (letter === 'M') {
      outlines.push([point()]);
      letter = 'L';
      continue;
    }
    const outline = outlines.at(-1) ?? [];
    const from = outline.at(-1) ?? { x: 0, y: 0 };
    if (letter === 'L') outline.push(point());
    if (letter === 'H') outline.push({ x: next(), y: from.y });
    if (letter === 'V') outline.push({ x: from.x, y: next() });
    if (letter === 'C') outline.push(...curve(from, point(), point(), point()));
    if (letter === 'A') {
      const [rx, ry, , large, sweep] = [next(), next(), next(), next(), next()];
      outline.push(...arc(from, point(), rx, ry, large === sweep, sweep === 1));
    }
  }
  return outlines;
}

/** Returns where a line at this height crosses the outlines, from left to right. */
const crossings = (outlines: readonly Outline[], y: number): readonly number[] =>
  outlines
    .flatMap((outline) =>
      outline.flatMap((one, place) => {
        const other = outline[(place + 1) % outline.length] ?? one;
        return one.y <= y === other.y <= y
          ? []
          : [one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)];
      }),
    )
    .toSorted((a, b) => a - b);

const STEP = 2.5;
const COLUMNS = Array.from({ length: 120 / STEP }, (_, at) => (at + 0.5) * STEP);
const ROWS = Array.from({ length: 90 / STEP }, (_, at) => (at + 0.5) * STEP);

/** Returns the topmost paper in each of 48 × 36 squares, or the sky. */
function thumbnail({ sky, cuts }: Sheet): readonly string[] {
  const laid = cuts.map(([paper, path]) => ({ paper, outlines: outlinesOf(path) })).toReversed();
  return ROWS.flatMap((y) => {
    const lines = laid.map(({ paper, outlines }) => ({ paper, at: crossings(outlines, y) }));
    const isOn = (x: number, at: readonly number[]): boolean =>
      at.filter((each) => each < x).length % 2 === 1;
    return COLUMNS.map((x) => lines.find(({ at }) => isOn(x, at))?.paper ?? sky);
  });
}

/** Returns what share of two thumbnails differs, from 0 to 1. */
const difference = (one: readonly string[], other: readonly string[]): number =>
  one.filter((paper, place) => paper !== other[place]).length / one.length;

const square = (paper: Sheet['cuts'][number][0], path: string): Sheet => ({
  sky: 'ash',
  cuts: [[paper, path]],
});
const share = (sheet: Sheet, paper: string): number => {
  const all = thumbnail(sheet);
  return all.filter((each) => each === paper).length / all.length;
};

describe('a thumbnail', () => {
  test('shows what lies on top, holes left out', () => {
    expect(share(square('lit', 'M0 0H60V90H0Z'), 'lit')).toBeCloseTo(1 / 2);
    expect(share(square('lit', 'M0 0H120V90H0ZM0 0H60V90H0Z'), 'lit')).toBeCloseTo(1 / 2);
    const { sky, cuts } = square('lit', 'M0 0H60V90H0Z');
    expect(share({ sky, cuts: [...cuts, ['dark', 'M0 0H30V90H0Z']] }, 'lit')).toBeCloseTo(1 / 4);
  });

  test('shows arcs and curves', () => {
    const disc = (Math.PI * 36 ** 2) / (120 * 90);
    expect(share(square('lit', 'M60 9A36 36 0 1 1 60 81 36 36 0 1 1 60 9Z'), 'lit')).toBeCloseTo(disc, 1);
    expect(share(square('lit', 'M60 9A36 36 0 0 0 60 81Z'), 'lit')).toBeCloseTo(disc / 2, 1);
    expect(share(square('lit', 'M0 90C0 0 120 0 120 90Z'), 'lit')).toBeCloseTo(0.6, 1);
  });
});

/** Drawings with the same sky and the same disc of light behind them still differ in more than this. */
const LEAST = 1 / 3;

test('no two drawings look alike at 48 × 36', () => {
  const thumbnails = Object.entries(sheets).map(([file, sheet]) => ({
    file,
    shown: thumbnail(sheet),
  }));
  const alike = thumbnails.flatMap(({ file, shown }, place) =>
    thumbnails
      .slice(place + 1)
      .map((other) => ({ pair: `${file} ${other.file}`, by: difference(shown, other.shown) }))
      .filter(({ by }) => by < LEAST),
  );
  expect(alike).toEqual([]);
});
