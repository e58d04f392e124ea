// npm run boundaries: checks every import of every source file for the direction of dependencies and for circles.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { circlesIn } from './circles.ts';
import { isTest, refusalOf, targetOf } from './direction.ts';
import { importsOf } from './imports.ts';

const sources = '{shared,server,client,e2e,scripts}/**/*.{ts,tsx}';
const files: string[] = [];
for await (const file of glob(sources, { exclude: ['**/node_modules', '**/dist'] }))
  files.push(file.replaceAll('\\', '/'));
const imports = new Map(
  files.toSorted().map((path) => [path, importsOf(path, readFileSync(path, 'utf8'))] as const),
);
const refusals = [...imports].flatMap(([path, specifiers]) =>
  specifiers.flatMap((specifier) => {
    const refusal = refusalOf(path, specifier);
    return refusal === undefined ? [] : `${path} imports ${specifier}: ${refusal}`;
  }),
);
// Circles are looked for in the product and in the browser tests, which are a workspace of their own; any other test
// imports what it tests.
const judged = [...imports].filter(([path]) => !isTest(path) || path.startsWith('e2e/'));
const circles = circlesIn(
  new Map(
    judged.map(([path, specifiers]) => [
      path,
      specifiers.map((specifier) => targetOf(path, specifier)).filter((to) => imports.has(to)),
    ]),
  ),
);
for (const refusal of refusals) console.error(refusal);
for (const circle of circles) console.error(`a circle: ${circle.join(' → ')}`);
console.log(
  `${files.length} files, ${refusals.length} imports in the wrong direction, ${circles.length} circles`,
);
// A check that has read nothing has proved nothing.
process.exitCode = files.length > 0 && refusals.length + circles.length === 0 ? 0 : 1;
