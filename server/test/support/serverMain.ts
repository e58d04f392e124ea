// The server's process of tests: as it is built, or from its sources where any of them is newer than what was built.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const BUILT = join(root, 'server/dist/main.js');

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sources = files.filter((file) => !file.name.endsWith('.test.ts'));
  return Math.max(...sources.map(({ parentPath, name }) => changedAt(join(parentPath, name))));
}

const isFresh = (): boolean =>
  existsSync(BUILT) &&
  [
    newestIn(join(root, 'server/src')),
    newestIn(join(root, 'shared/src')),
    changedAt(join(root, 'package-lock.json')),
  ].every((at) => at <= changedAt(BUILT));

// What broke is told by where it stands in the sources.
process.setSourceMapsEnabled(true);
await import(isFresh() ? BUILT : join(root, 'server/src/main.ts'));
