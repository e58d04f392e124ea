// The Node that everything runs on: the one found where it is new enough, else the pinned one from npm, fetched once.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fetchPinned, pinned } from './pinned.mjs';
import { root } from './root.mjs';

/**
 * Returns true where this Node runs TypeScript by itself: 22.18, 24 and everything after.
 * @param {string} version
 */
export const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18);
};

/**
 * Returns true where this Node runs the tests too. Vitest and the tests hook into how Node reads modules, and older
 * ones then lose what packages require: "request for './index.js' is not in cache".
 * @param {string} version
 */
export const runsTests = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const least = { 22: 23, 24: 12, 25: 1 }[major];
  return least === undefined ? major > 25 : minor >= least;
};

const advice = 'install Node 24 (22.18 is the oldest that serves) and start again';

/** @param {string} node */
const versionOf = (node) => {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', windowsHide: true });
  return status === 0 ? stdout.trim().replace(/^v/, '') : '';
};

/**
 * Resolves to the path of a Node that serves. Fetches one where needed; throws, with advice, where it can't.
 * @param {(version: string) => boolean} serves
 * @returns {Promise<string>}
 */
export const findNode = async (serves) => {
  if (serves(process.versions.node)) return process.execPath;
  const pin = pinned[`${process.platform}-${process.arch}`];
  if (pin === undefined) throw new Error(`no Node for ${process.platform} ${process.arch} on npm: ${advice}`);
  const { name, version } = pin;
  const home = join(root, '.node', `${process.platform}-${process.arch}`);
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  // Written last, so that a download that was cut short is repeated.
  const proof = join(home, 'ready');
  const wanted = JSON.stringify(pin);
  if (existsSync(node) && existsSync(proof) && readFileSync(proof, 'utf8') === wanted) return node;
  console.error(`Node ${process.versions.node} is too old for this: fetching Node ${version} (once) …`);
  await fetchPinned(pin, home, process.env);
  if (versionOf(node) !== version) throw new Error(`the fetched ${name} does not run here: ${advice}`);
  writeFileSync(proof, wanted);
  return node;
};

/**
 * Returns our environment with `node` first on PATH.
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
