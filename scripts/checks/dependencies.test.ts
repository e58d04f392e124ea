// What is installed and locked: the oldest versions that are safe, and a lockfile that works on every machine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
type Manifest = {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lock = { readonly packages: Readonly<Record<string, Manifest>> };

const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const lock: Lock = JSON.parse(read('package-lock.json'));
const copiesOf = (name: string): readonly Manifest[] =>
  Object.entries(lock.packages).flatMap(([path, entry]) =>
    path.endsWith(`node_modules/${name}`) ? entry : [],
  );
const atLeast = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0;

describe('each copy of a dependency is at least of the version that is safe', () => {
  test.each([
    ['socket.io', '4.8.4'],
    ['engine.io', '6.6.12'],
    ['socket.io-parser', '4.2.7'],
    ['ws', '8.21.1'],
    ['better-sqlite3', '12.8.0'],
  ])('%s %s', (name, least) => {
    const versions = copiesOf(name).map((copy) => copy.version);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => !atLeast(version, least))).toEqual([]);
  });

  test('SQLite 3.51.3, inside better-sqlite3', () => {
    const Database: new (file: string) => { prepare(sql: string): { pluck(): { get(): string } } } =
      createRequire(new URL('server/package.json', root))('better-sqlite3');
    const version = new Database(':memory:').prepare('select sqlite_version()').pluck().get();
    expect(atLeast(version, '3.51.3'), `SQLite is ${version}`).toBe(true);
  });

  test('a lower version is told from a higher one by its numbers, not its letters', () => {
    expect(atLeast('6.6.2', '6.6.12')).toBe(false);
    expect(atLeast('10.0.0', '9.9.9')).toBe(true);
  });
});

test('no dependency runs a script when it is installed', () => {
  const scripted = Object.entries(lock.packages).filter(
    ([, entry]) => entry.hasInstallScript && !entry.optional,
  );
  expect(scripted.map(([path]) => path)).toEqual([]);
});

test.each(['', 'shared', 'server', 'client', 'e2e'])(
  'the lockfile holds what %s/package.json asks for',
  (path) => {
    const wanted: Manifest = JSON.parse(read(path === '' ? 'package.json' : `${path}/package.json`));
    const locked = lock.packages[path];
    expect(locked?.dependencies ?? {}).toEqual(wanted.dependencies ?? {});
    expect(locked?.devDependencies ?? {}).toEqual(wanted.devDependencies ?? {});
  },
);

test('the lockfile names the packages of every platform, else npm ci refuses it', () => {
  const absent = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(absent).toEqual([]);
});

/** Packages of development tools for other machines than ours: no registry within reach gives their hashes. */
const OF_OTHER_MACHINES = /^node_modules\/@(?:oxc-parser|oxfmt|oxlint)(?:-tsgolint)?\//;

test('the lockfile holds the hash of all that is fetched; only of tools that other machines check our code with it is missing', () => {
  const fetched = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  const unhashed = fetched.filter(([, { integrity }]) => integrity === undefined);
  const wrong = unhashed.filter(
    ([path, { dev, optional, os }]) =>
      !OF_OTHER_MACHINES.test(path) || dev !== true || optional !== true || os === undefined,
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
  const weak = fetched.filter(([, { integrity = 'sha512-' }]) => !integrity.startsWith('sha512-'));
  expect(weak.map(([path]) => path)).toEqual([]);
});

test('the lockfile says what is fetched, not from where', () => {
  const named = Object.entries(lock.packages).filter(
    ([, { resolved }]) => resolved?.includes('://') === true,
  );
  expect(named.map(([path]) => path)).toEqual([]);
});
