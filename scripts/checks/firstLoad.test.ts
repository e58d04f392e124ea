import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstLoadOf } from './firstLoad.ts';

let dist = '';
const write = (file: string, content: string): void => {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), content);
};
const files = (): readonly string[] =>
  firstLoadOf(dist)
    .map((part) => part.file)
    .toSorted();

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'first-load-'));
  write(
    'index.html',
    '<link rel="icon" href="/icon.svg"><script type="module" src="/assets/main.js"></script>',
  );
  write('icon.svg', '<svg/>');
  for (const name of ['main', 'react', 'lobby', 'replay']) write(`assets/${name}.js`, `// ${name}`);
  const face = (name: string, range: string): string =>
    `@font-face{src:url(/assets/${name}.woff2)format("woff2"),url(/assets/${name}.ttf);unicode-range:${range}}`;
  write(
    'assets/main.css',
    `${face('latin', 'U+0000-00FF,U+0131')}${face('cyrillic', 'U+301,U+400-45F')}${face('greek', 'U+0370-03FF')}
     @font-face{font-style:italic;src:url(/assets/slanted.woff2)}
     .ground{background:url("/assets/ash.webp")} .dot{background:url(data:image/png;base64,AA)}`,
  );
  for (const name of ['latin.woff2', 'cyrillic.woff2', 'greek.woff2', 'ash.webp'])
    write(`assets/${name}`, '1234');
  const manifest = {
    'index.html': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: ['replay.tsx'],
      css: ['assets/main.css'],
      assets: ['assets/latin.woff2', 'assets/cyrillic.woff2', 'assets/greek.woff2', 'assets/ash.webp'],
    },
    '_react.js': { file: 'assets/react.js', imports: ['_lobby.js'] },
    '_lobby.js': { file: 'assets/lobby.js' },
    'replay.tsx': { file: 'assets/replay.js' },
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
});

afterEach(() => rmSync(dist, { recursive: true }));

test('the first load is the page, its scripts with all they import, its style, faces and pictures', () => {
  expect(files()).toEqual([
    'assets/ash.webp',
    'assets/cyrillic.woff2',
    'assets/latin.woff2',
    'assets/lobby.js',
    'assets/main.css',
    'assets/main.js',
    'assets/react.js',
    'icon.svg',
    'index.html',
  ]);
});

test('what is imported later, and a face of other letters or of slanted ones, is no part of it', () => {
  expect(files()).not.toContain('assets/replay.js');
  expect(files()).not.toContain('assets/greek.woff2');
  expect(files()).not.toContain('assets/slanted.woff2');
});

test('text weighs what it does when packed, a font what it is', () => {
  write('assets/main.js', 'a'.repeat(10_000));
  const bytes = (file: string): number => firstLoadOf(dist).find((part) => part.file === file)?.bytes ?? 0;
  expect(bytes('assets/main.js')).toBeLessThan(100);
  expect(bytes('assets/latin.woff2')).toBe(4);
});

test('a file that the page names and the build lacks is an error, not a light load', () => {
  rmSync(join(dist, 'assets/react.js'));
  expect(() => firstLoadOf(dist)).toThrow('react.js');
});
