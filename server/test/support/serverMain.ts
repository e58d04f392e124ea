// The server's process in tests: as it is built; or from its sources, when any of them is newer than the build, or when
// GAME_CARDS holds other cards for the patrons' table, in the format of their file.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
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

const GAME_CARDS = process.env['GAME_CARDS'];
if (GAME_CARDS !== undefined)
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('/patrons/data/cards.json')
        ? { format: 'json', source: GAME_CARDS, shortCircuit: true }
        : next(url, context),
  });

// Stack traces show places in the sources.
process.setSourceMapsEnabled(true);
await import(GAME_CARDS === undefined && isFresh() ? BUILT : join(root, 'server/src/main.ts'));
