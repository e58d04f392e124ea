// The first load of a build: every file that the first page needs at once, and its size on the wire.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type Kind = 'page' | 'script' | 'style' | 'font' | 'picture';
export type Load = { readonly file: string; readonly kind: Kind; readonly bytes: number };

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

// A font face is fetched when the page shows a character of its range: ours shows Latin and Cyrillic letters.
const shown = ['a', 'я'].map((sign) => sign.codePointAt(0) ?? 0);

const kindOf = (file: string): Kind => {
  if (file.endsWith('.html')) return 'page';
  if (/\.m?js$/.test(file)) return 'script';
  if (file.endsWith('.css')) return 'style';
  return /\.(?:woff2?|ttf)$/.test(file) ? 'font' : 'picture';
};

const packed = new Set<Kind>(['page', 'script', 'style']);

const isPacked = (file: string): boolean =>
  packed.has(kindOf(file)) || /\.(?:svg|json|webmanifest)$/.test(file);

const withImports = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> => {
  const reached = new Set(keys);
  // A set also visits what is added to it during the loop.
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next);
  return reached;
};

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const reaches = (range: string): boolean =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^u\+/i, '').split('-');
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    const last = Number.parseInt(to.replaceAll('?', 'f'), 16);
    return shown.some((sign) => first <= sign && sign <= last);
  });

const filesOfStyle = (css: string): readonly string[] => {
  const faces = matches(css, /@font-face\s*\{([^}]*)\}/g);
  // An italic face is fetched for the first italic text; the browser's own test checks whether a page has any.
  const upright = faces.filter((face) => !/font-style:\s*(?:italic|oblique)/.test(face));
  const needed = upright.filter((face) => reaches(/unicode-range:([^;}]*)/i.exec(face)?.[1] ?? '0-10ffff'));
  const url = /url\(["']?(?!data:)([^"')]+)["']?\)/g;
  // Of a face's sources the browser takes the first that it knows.
  const fonts = needed.map((face) => matches(face, url)[0] ?? '');
  return [...fonts, ...matches(css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), url)];
};

const filesOfPage = (html: string): readonly string[] => [
  ...matches(html, /<script[^>]*\ssrc="([^"]+)"/g),
  ...matches(html, /<link[^>]*rel="(?:stylesheet|modulepreload|preload|icon|manifest)"[^>]*href="([^"]+)"/g),
  ...matches(html, /<link[^>]*href="([^"]+)"[^>]*rel="(?:stylesheet|modulepreload|preload|icon|manifest)"/g),
  ...matches(html, /<img[^>]*\ssrc="([^"]+)"/g),
];

const local = (file: string): string => file.replace(/^\.?\//, '').replace(/[?#].*$/, '');

/**
 * Returns every file of the first load of the build in `dist`, each once, with its bytes on the wire (gzip where
 * packed).
 */
export const firstLoadOf = (dist: string): readonly Load[] => {
  const read = (file: string): Buffer => readFileSync(join(dist, file));
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
  const page = filesOfPage(read('index.html').toString()).map(local);
  const roots = Object.keys(manifest).filter((key) => page.includes(manifest[key]?.file ?? ''));
  const chunks = [...withImports(manifest, roots)].flatMap((key) => manifest[key] ?? []);
  const ofChunks = chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]);
  const start = [...new Set(['index.html', ...page, ...ofChunks])];
  const ofStyles = start
    .filter((file) => kindOf(file) === 'style')
    .flatMap((file) => filesOfStyle(read(file).toString()));
  // A chunk lists all faces of its style, including those that are not needed.
  const needed = start.filter((file) => kindOf(file) !== 'font' || page.includes(file));
  return [...new Set([...needed, ...ofStyles.map(local)])].map((file) => {
    const bytes = read(file);
    return { file, kind: kindOf(file), bytes: isPacked(file) ? gzipSync(bytes).length : bytes.length };
  });
};
