// The client's palette, read from the style sheets themselves: contrast of at least 7:1 for words in light mode and
// 4.5:1 in dark mode; and each virtue in its own colour, wherever it is painted.

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(new URL('../../client/src/theme/tokens.css', import.meta.url), 'utf8');

const PAIR = /--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g;

const palette = new Map(
  [...sheet.matchAll(PAIR)].map(([, name = '', day = '', night = '']) => [name, { day, night }] as const),
);

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const between = (front: string, back: string, time: 'day' | 'night'): number => {
  const one = palette.get(front);
  const other = palette.get(back);
  if (one === undefined || other === undefined) throw new Error(`no token ${front} or ${back}`);
  return contrast(one[time], other[time]);
};

const VIRTUES = ['strength', 'cunning', 'wealth', 'power', 'wisdom'];

const WORDS = [
  ['ink', 'ground'],
  ['ink', 'ground-deep'],
  ['ink', 'paper'],
  ['ink', 'paper-deep'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'ground-deep'],
  ['ink-soft', 'paper-deep'],
  ['ink-faint', 'paper'],
  ['ember-word', 'ground'],
  ['ember-word', 'paper'],
  ['ember-word', 'paper-deep'],
  ['saltrice', 'paper'],
  ['chitin-deep', 'brass-bright'],
  ['on-chitin', 'chitin'],
  ['on-chitin-soft', 'chitin'],
  ['on-ember', 'ember-plate'],
] as const;

const SIGNS = [
  ...VIRTUES.map((virtue) => [`virtue-${virtue}`, 'paper'] as const),
  ...VIRTUES.map((virtue) => [`virtue-${virtue}-lit`, 'chitin'] as const),
  ...VIRTUES.map((virtue) => [`virtue-${virtue}`, 'saltrice-plate'] as const),
];

const RINGS = [
  ['glow', 'ground'],
  ['ember', 'ground'],
  ['focus', 'ground'],
  ['focus', 'paper'],
  ['brass', 'paper'],
  ['brass', 'ground'],
  ['brass-bright', 'chitin'],
] as const;

describe('the palette', () => {
  test.each(WORDS)('%s on %s is read at 7:1 by day and 4.5:1 by night', (front, back) => {
    expect(between(front, back, 'day')).toBeGreaterThanOrEqual(7);
    expect(between(front, back, 'night')).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...SIGNS, ...RINGS])('%s on %s is seen at 3:1 by day and by night', (front, back) => {
    expect(between(front, back, 'day')).toBeGreaterThanOrEqual(3);
    expect(between(front, back, 'night')).toBeGreaterThanOrEqual(3);
  });

  test('no ground is bright by night', () => {
    for (const ground of ['ground', 'ground-deep', 'paper', 'paper-deep', 'chitin', 'ember-plate'])
      expect(luminance(palette.get(ground)?.night ?? '#ffffff')).toBeLessThan(0.05);
  });
});

/** A rule for what is chosen: a pressed button, or what holds a checked one. */
const CHOSEN = /^[^{}@]*(?:\[aria-pressed='true'\]|:has\(:checked\)|:checked) \{([^}]*)\}/gm;
const TOKEN = /var\(--([\w-]+)\)/;

/** The tokens of a rule's properties of these names. */
const tokensOf = (rule: string, names: RegExp): readonly string[] =>
  rule.split(';').flatMap((line) => {
    const [name = '', value = ''] = line.split(':');
    return names.test(name.trim())
      ? [...value.matchAll(new RegExp(TOKEN, 'g'))].map(([, token = '']) => token)
      : [];
  });

test('what is chosen is told by a mark that is seen at 3:1 by day and by night', () => {
  const root = new URL('../../client/src/', import.meta.url);
  const rules = globSync('**/*.css', { cwd: root }).flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(CHOSEN)].map(([, rule = '']) => ({ path, rule })),
  );
  // Where the colours are the system's, they are its to choose.
  const painted = rules.filter(({ rule }) => TOKEN.test(rule));
  const unseen = painted.filter(({ rule }) => {
    const [ground] = tokensOf(rule, /^background/);
    const lines = tokensOf(rule, /^(?:border|outline|box-shadow)/).map(
      (line) => [line, ground ?? 'paper'] as const,
    );
    const marks = ground === undefined ? lines : [...lines, [ground, 'paper'] as const];
    const isSeen = ([mark, back]: readonly [string, string]): boolean =>
      palette.has(mark) && (['day', 'night'] as const).every((time) => between(mark, back, time) >= 3);
    return !marks.some(isSeen);
  });
  expect(unseen).toEqual([]);
  expect(painted.length).toBeGreaterThanOrEqual(5);
});

/** Where each virtue lies on the colour wheel, in degrees: red, violet, gold, blue, green. */
const HUES = {
  strength: [8, 20],
  cunning: [285, 320],
  wealth: [36, 48],
  power: [210, 226],
  wisdom: [105, 165],
} as const;

/** Returns the hue of a colour in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return ((angle * 180) / Math.PI + 360) % 360;
}

describe('each virtue has its own colour', () => {
  test.each(Object.entries(HUES))('%s, by day and by night, on paper and on chitin', (virtue, [from, to]) => {
    for (const token of [`virtue-${virtue}`, `virtue-${virtue}-lit`])
      for (const colour of Object.values(palette.get(token) ?? { none: '' })) {
        expect(hueOf(colour), `${token} ${colour}`).toBeGreaterThanOrEqual(from);
        expect(hueOf(colour), `${token} ${colour}`).toBeLessThanOrEqual(to);
      }
  });

  test('and no sheet paints one in the colour of another', () => {
    const root = new URL('../../client/src/', import.meta.url);
    const sheets = globSync('**/*.css', { cwd: root }).map((path) =>
      readFileSync(new URL(path, root), 'utf8'),
    );
    const is = VIRTUES.join('|');
    // A rule for a virtue's icon, and a token that stands for another token.
    const painted = [
      new RegExp(`\\.(${is}) {\\s+--tone: var\\(--virtue-(\\w+)(?:-lit)?\\)`, 'g'),
      new RegExp(`--virtue-(${is})(?:-lit)?: var\\(--virtue-(\\w+?)(?:-lit)?\\)`, 'g'),
    ].flatMap((pattern) => sheets.flatMap((text) => [...text.matchAll(pattern)]));
    const wrong = painted.filter(([, virtue, colour]) => virtue !== colour).map(([text]) => text);
    expect(wrong).toEqual([]);
    expect(painted.length).toBeGreaterThanOrEqual(25);
  });
});
