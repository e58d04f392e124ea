// A vite plugin that makes a module of each drawing: cut paper in an SVG file, as any picture editor shows it. Phones
// get only the sky's name and the cuts, and paint them for light and dark mode; the colours in the file are for the
// editor.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const DRAWING = /\/drawings\/\w+\.svg$/;
const PROLOGUE = /^<\?xml[^>]*\?>|<!--.*?-->|<title>[^<]*<\/title>/gs;
const TAG = /<(\/?[\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * The attributes that each element may have. Any other that an editor may write moves or paints it, and would be lost
 * on phones.
 */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', 'fill-rule'],
  rect: ['class', 'fill', 'width', 'height'],
  path: ['class', 'fill', 'd'],
  '/svg': [],
};
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  rect: ['ash', 'dusk', 'salt', 'storm'],
  path: ['dark', 'mid', 'lit', 'ember', 'gold'],
};

/**
 * Returns a drawing's sky and its cuts, each with its paper. Throws, with the file's name, where it is no drawing.
 */
export function sheetIn(file: string, source: string): { readonly sky: string; readonly cuts: string[][] } {
  const refuse = (why: string): never => {
    throw new Error(`${file}: ${why}`);
  };
  const drawn = source.replaceAll(PROLOGUE, '');
  const skies: string[] = [];
  const cuts: string[][] = [];
  for (const [, name = '', text = ''] of drawn.matchAll(TAG)) {
    const said = new Map([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
    const says = SAYS[name] ?? refuse(`no drawing has <${name}>`);
    for (const key of said.keys()) if (!says.includes(key)) refuse(`<${name}> says ${key}`);
    const called = said.get('class') ?? '';
    if (CLASSES[name]?.includes(called) === false) refuse(`no <${name}> is of class "${called}"`);
    if (name === 'svg' && said.get('viewBox') !== '0 0 120 90') refuse('a sheet is 120 × 90');
    if (name === 'rect') skies.push(called);
    if (name === 'path') cuts.push([called, said.get('d') ?? refuse('a cut has no outline')]);
  }
  const left = drawn.replaceAll(TAG, '').trim();
  if (left !== '') refuse(`what is “${left}”?`);
  const [sky = refuse('no sky'), another] = skies;
  return another === undefined ? { sky, cuts } : refuse('one sky is enough');
}

/** Makes the plugin, for phones, for the development server and for tests. */
export const drawings = (): Plugin => ({
  name: 'dunmer:drawings',
  // Before Vite takes a picture for a file of its own.
  enforce: 'pre',
  load: {
    filter: { id: DRAWING },
    handler: async (id) => `export default ${JSON.stringify(sheetIn(id, await readFile(id, 'utf8')))};`,
  },
});
