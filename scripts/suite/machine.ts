// What the suite needs of the machine: Chromium, PostgreSQL and strace, found, or installed where apt and root allow.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Need = {
  readonly name: string;
  readonly debian: string;
  /** A faster program of the same kind, installed where it can be; what `find` finds is enough otherwise. */
  readonly best?: () => string | undefined;
  readonly find: () => string | undefined;
};

const onPath = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const named = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? ''].find((path) => path !== '' && existsSync(path));
// The same engine without what only windows need: a page costs it a third less.
const headless = (): string | undefined => named() ?? onPath('chromium-headless-shell');

const chromium: Need = {
  name: 'Chromium',
  debian: 'chromium-headless-shell',
  best: headless,
  find: () => headless() ?? onPath('chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'),
};

// Debian keeps the server's programs outside of PATH, a folder for each version.
const DEBIAN = '/usr/lib/postgresql';
const inDebian = (program: string): string | undefined =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .map((version) => join(DEBIAN, version, 'bin', program))
    .find((path) => existsSync(path));

const postgresql: Need = {
  name: 'PostgreSQL',
  debian: 'postgresql',
  find: () => onPath('initdb') ?? inDebian('initdb'),
};

const strace: Need = { name: 'strace', debian: 'strace', find: () => onPath('strace') };

const runs = async (command: readonly string[]): Promise<boolean> => {
  const [name = '', ...args] = command;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  return once(child, 'exit').then(
    ([status]) => status === 0,
    () => false,
  );
};

const asRoot = (): readonly string[] | undefined => {
  if (process.getuid?.() === 0) return [];
  const silent = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return silent ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'] : undefined;
};

const install = async (needs: readonly Need[]): Promise<void> => {
  const prefix = asRoot();
  if (prefix === undefined || onPath('apt-get') === undefined) return;
  const packages = needs.map((need) => need.debian);
  console.log(`installing ${packages.join(', ')} …`);
  if (await runs([...prefix, 'apt-get', 'update', '-q']))
    await runs([...prefix, 'apt-get', 'install', '-q', '-y', '--no-install-recommends', ...packages]);
};

const advice = (need: Need): string =>
  `${need.name} is missing and can't be installed from here: run "apt-get install ${need.debian}" as root` +
  (need === chromium ? ', or name a Chromium in CHROMIUM_PATH' : '');

export interface Machine {
  readonly chromium: string | undefined;
  /** One sentence for each thing that is missing and could not be installed. */
  readonly missing: readonly string[];
}

/** Looks for what the suite needs, and installs what is missing, which takes half a minute on a fresh machine. */
export const equip = async (): Promise<Machine> => {
  // Only Linux has strace; elsewhere the test that needs it says so.
  const needs = [chromium, postgresql, ...(process.platform === 'linux' ? [strace] : [])];
  const missing = needs.filter((need) => (need.best ?? need.find)() === undefined);
  if (missing.length > 0) await install(missing);
  return {
    chromium: chromium.find(),
    missing: needs.filter((need) => need.find() === undefined).map(advice),
  };
};
