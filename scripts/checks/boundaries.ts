// npm run boundaries: every import of every source file, against the direction of dependencies.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { refusalOf } from './direction.ts';
import { importsOf } from './imports.ts';

const sources = '{shared,server,client,e2e,scripts}/**/*.{ts,tsx}';
const files: string[] = [];
for await (const file of glob(sources, { exclude: ['**/node_modules', '**/dist'] })) files.push(file);
const refusals = files.toSorted().flatMap((file) => {
  const path = file.replaceAll('\\', '/');
  return importsOf(path, readFileSync(file, 'utf8')).flatMap((specifier) => {
    const refusal = refusalOf(path, specifier);
    return refusal === undefined ? [] : `${path} imports ${specifier}: ${refusal}`;
  });
});
for (const refusal of refusals) console.error(refusal);
console.log(`${files.length} files, ${refusals.length} imports in the wrong direction`);
// A check that has read nothing has proved nothing.
process.exitCode = files.length > 0 && refusals.length === 0 ? 0 : 1;
