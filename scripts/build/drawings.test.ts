// Drawings as the build reads them; and each looks in an editor as phones show it in light mode.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { sheetIn } from './drawings.ts';

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" fill-rule="evenodd">
  <title>Its word.</title>
  ${inside}
</svg>
`;
const sky = '<rect class="ash" fill="#b9ae9d" width="120" height="90"/>';
const cut = '<path class="lit" fill="#f6ead0" d="M0 0H9V9Z"/>';

describe('a drawing', () => {
  it('has a sky, and cuts from the back to the front, whoever wrote it', () => {
    const sheet = {
      sky: 'ash',
      cuts: [
        ['lit', 'M0 0H9V9Z'],
        ['gold', 'M1 1H2V2Z'],
      ],
    };
    const gold = '<path d="M1 1H2V2Z"\n  class="gold" fill="#c48a2a" />';
    expect(sheetIn('a.svg', drawing(sky + cut + gold))).toEqual(sheet);
    expect(sheetIn('a.svg', `<?xml version="1.0"?>\n<!-- <g> -->\n${drawing(sky + cut + gold)}`)).toEqual(
      sheet,
    );
  });

  it.each([
    ['an unknown paper', sky + cut.replace('lit', 'blue'), 'no <path> is of class "blue"'],
    ['a cut without a paper', `${sky}<path d="M0 0H9V9Z"/>`, 'no <path> is of class ""'],
    ['a cut without an outline', `${sky}<path class="lit"/>`, 'no outline'],
    ['an unknown sky', sky.replace('ash', 'noon') + cut, 'no <rect> is of class "noon"'],
    ['no sky', cut, 'no sky'],
    ['two skies', sky + sky, 'one sky'],
    ['an unknown element', `${sky}<g>${cut}</g>`, '<g>'],
    ['what moves a cut', sky + cut.replace(' d=', ' transform="scale(2)" d='), '<path> says transform'],
    ['what is no element', `${sky}${cut}<path d='M0 0Z'/>`, "what is “<path d='M0 0Z'/>”"],
    ['words', `${sky}Ash${cut}`, '“Ash”'],
  ])('with %s is refused by its name', (_, inside, why) => {
    expect(() => sheetIn('a.svg', drawing(inside))).toThrow(/^a\.svg: /);
    expect(() => sheetIn('a.svg', drawing(inside))).toThrow(why);
  });

  it('of another size is refused', () => {
    expect(() => sheetIn('a.svg', drawing(sky + cut).replace('120 90', '100 100'))).toThrow(
      'a.svg: a sheet is',
    );
  });
});

test('each has the colours of the day', () => {
  const root = new URL('../../client/src/', import.meta.url);
  const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
  const tokens = read('theme/tokens.css');
  const colours = new Map(
    [...tokens.matchAll(/--art-(?:sky-)?(\w+): light-dark\((#[\da-f]{6}),/g)].map(([, name, day]) => [
      name,
      day,
    ]),
  );
  const files = globSync('**/drawings/*.svg', { cwd: root });
  const painted = files.flatMap((file) =>
    [...read(file).matchAll(/<(?:rect|path) class="(\w+)" fill="([^"]*)"/g)].map(([, name, fill]) => ({
      file,
      name,
      fill,
    })),
  );
  expect(painted.filter(({ name, fill }) => fill !== colours.get(name))).toEqual([]);
  expect(painted.length).toBeGreaterThan(7 * files.length);
  expect(files.length).toBeGreaterThan(100);
});
