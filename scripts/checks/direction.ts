// The direction of dependencies: what a file may import, decided by the two paths alone.
import { posix } from 'node:path';
import { LAYERS } from './layers.ts';

const workspaces = ['shared', 'server', 'client', 'e2e', 'scripts'];
/** Second entrances of a folder, for files that need only them and should not load everything behind the first. */
const sideDoors = new Set([
  'client/src/cards/silhouettes/index.ts',
  'client/src/told/settings/index.ts',
  // The tools from which words are made.
  ...['amounts', 'parts', 'plural', 'tokens'].map((name) => `client/src/text/${name}.ts`),
  'client/src/trade/useSideWords.ts',
  'shared/src/cards/schema.ts',
  'shared/src/fairness/schema.ts',
  'shared/src/intrigue/schema.ts',
  'shared/src/patrons/lesson.ts',
  'shared/src/patrons/schema.ts',
  'shared/src/patrons/script.ts',
  'shared/src/phone/patrons.ts',
  'shared/src/protocol/schema.ts',
  'shared/src/windows/printed.ts',
  'shared/src/windows/schema.ts',
]);
/** Words stand beside their screen: a file that needs only the words doesn't load the screen. */
const isWords = (path: string): boolean => /^client\/src\/\w+\/\w+Text\.ts$/.test(path);
const databases = /^(?:kysely|better-sqlite3)(?:\/|$)/;
const self = /^@dunmer\/(\w+)(?:\/(.+))?$/;

// Beside the tests themselves: what serves only them, and the pages that only a developer opens.
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) ||
  /^(?:server\/(?:test|bench)|shared\/src\/testing|client\/src\/harness|e2e)\/|^client\/src\/(?:gallery|harness)\.tsx$/.test(
    path,
  );
const workspaceOf = (path: string): string => path.split('/')[0] ?? '';
/**
 * The folder of a workspace's source that holds the file, or the file's own name where it stands beside the folders; ''
 * outside of the source.
 */
const layerOf = (path: string): string => /^\w+\/src\/([\w.-]+)/.exec(path)?.[1] ?? '';
/** The height of a path's layer; null where it has no place among the layers. */
const heightOf = (path: string): number | null => {
  const height = (LAYERS[workspaceOf(path)] ?? []).findIndex((level) => level.includes(layerOf(path)));
  return height < 0 ? null : height;
};

/** Returns where `specifier` leads, as a path from the root; the bare name of a package stays as it is. */
export const targetOf = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, workspace, rest] = self.exec(specifier) ?? [];
  if (workspace === undefined) return specifier;
  const inner = rest ?? '';
  // Data are imported as text by a word behind a question mark.
  if (/\.json(?:\?raw)?$/.test(inner)) return `${workspace}/src/${inner}`;
  return `${workspace}/src/${inner}${inner.includes('/') ? '.ts' : '/index.ts'}`;
};

const allowedWorkspaces: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  server: ['server', 'shared'],
  client: ['client', 'shared'],
  e2e: ['e2e', 'shared'],
  scripts: ['scripts', 'shared'],
};

const betweenWorkspaces = (from: string, to: string): string | undefined => {
  const allowed = allowedWorkspaces[workspaceOf(from)] ?? workspaces;
  return allowed.includes(workspaceOf(to))
    ? undefined
    : `${workspaceOf(from)} does not know ${workspaceOf(to)}`;
};

const betweenLayers = (from: string, to: string): string | undefined => {
  const [above, below] = [layerOf(from), layerOf(to)];
  if (below === 'testing') return isTest(from) ? undefined : 'only tests import testing';
  if (isTest(from) || workspaceOf(from) !== workspaceOf(to) || LAYERS[workspaceOf(to)] === undefined)
    return undefined;
  if (above === below) return undefined;
  const [height, ground] = [heightOf(from), heightOf(to)];
  if (height === null) return `${above} has no place in layers.ts`;
  return ground !== null && ground < height ? undefined : `${below} is not below ${above}`;
};

/** The folder of a layer, a capability or a screen family that holds a file, such as `server/src/match`; else ''. */
const houseOf = (path: string): string =>
  /^\w+\/(?:src|test|bench|support)\/[\w-]+(?=\/)/.exec(path)?.[0] ?? '';

const throughTheDoor = (from: string, to: string): string | undefined => {
  const house = houseOf(to);
  // Inside its own folder a file may import anything.
  if (house === '' || house === houseOf(from) || sideDoors.has(to) || isWords(to) || !/\.tsx?$/.test(to))
    return undefined;
  // Tests look inside folders; and the test of a low layer need not load the layers above it.
  if (isTest(from)) return undefined;
  return to === `${house}/index.ts` ? undefined : `${house} is entered by its index.ts`;
};

const toPackage = (from: string, name: string): string | undefined => {
  const workspace = workspaceOf(from);
  if (databases.test(name) && workspace === 'server' && from.startsWith('server/src/') && !isTest(from)) {
    return from.startsWith('server/src/store/') ? undefined : 'only the store knows the database';
  }
  if (workspace === 'client' && /^(?:zod|node:.*)$/.test(name) && !isTest(from)) {
    return `${name} has no place in the browser`;
  }
  if (workspace === 'shared' && !isTest(from) && !/^(?:zod|@noble\/hashes)(?:\/|$)/.test(name)) {
    return `shared knows only zod and @noble/hashes, not ${name}`;
  }
  return undefined;
};

/** Returns why `from` (a path from the root) may not import `specifier`; undefined where it may. */
export const refusalOf = (from: string, specifier: string): string | undefined => {
  const to = targetOf(from, specifier);
  if (!workspaces.includes(workspaceOf(to))) return toPackage(from, to);
  return betweenWorkspaces(from, to) ?? betweenLayers(from, to) ?? throughTheDoor(from, to);
};
