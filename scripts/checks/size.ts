// npm run size: compares the first load of the built client with its limits.
import { type Kind, firstLoadOf } from './firstLoad.ts';

// A little above the present size, so that every addition is noticed: what only some events or pages need should come
// with those pages.
const limits = { script: 112 * 1024, scripts: 1, all: 225 * 1024 };
const kinds: readonly Kind[] = ['page', 'script', 'style', 'font', 'picture'];

const load = firstLoadOf('client/dist');
const weight = (of: readonly { readonly bytes: number }[]): number =>
  of.reduce((sum, { bytes }) => sum + bytes, 0);
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

for (const { file, bytes } of load.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`${kib(bytes)}  ${file}`);
for (const kind of kinds) console.log(`${kib(weight(load.filter((part) => part.kind === kind)))}  ${kind}s`);

const of = (kind: Kind): number => weight(load.filter((part) => part.kind === kind));
const all = weight(load);
console.log(`${kib(of('script'))}  of JavaScript, at most ${kib(limits.script).trim()}`);
const scripts = load.filter(({ kind }) => kind === 'script').length;
console.log(`${String(scripts).padStart(10)}  of its files, at most ${String(limits.scripts)}`);
console.log(`${kib(all)}  in all, at most ${kib(limits.all).trim()}`);
// A build without scripts, styles or fonts is not light but broken.
const isWhole = (['script', 'style', 'font'] as const).every((kind) => of(kind) > 0);
if (!isWhole) console.log('the build lacks scripts, styles or fonts');
const isLight = of('script') <= limits.script && scripts <= limits.scripts && all <= limits.all;
process.exitCode = isWhole && isLight ? 0 : 1;
