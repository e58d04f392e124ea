// Installs the dependencies where what npm recorded in node_modules is not what the lockfile asks for on this machine.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { cache, root } from './root.mjs';

/**
 * @typedef {{
 *   version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[]
 * }} Entry
 * @typedef {Record<string, Entry>} Entries
 */

/** @param {readonly string[] | undefined} list @param {string} value */
const admits = (list, value) =>
  list === undefined ||
  (list.some((name) => !name.startsWith('!')) ? list.includes(value) : !list.includes(`!${value}`));

/** @param {Entry} entry @param {{ platform: string, arch: string }} machine */
const belongsHere = (entry, machine) => {
  if (entry.optional !== true) return true;
  // A package for every machine may belong to one that is not for this machine: npm knows that, and did what it could.
  if (entry.os === undefined && entry.cpu === undefined) return false;
  // Which C library this machine has can't be told cheaply; npm checks it when it installs.
  return entry.libc === undefined && admits(entry.os, machine.platform) && admits(entry.cpu, machine.arch);
};

/**
 * Returns true where every package that `wanted` (a lockfile) asks for on `machine` stands in `installed` (what npm
 * recorded) in that version.
 * @param {Entries} wanted
 * @param {Entries} installed
 * @param {{ platform: string, arch: string }} machine
 */
export const isInstalled = (wanted, installed, machine) =>
  Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      !belongsHere(entry, machine) ||
      (installed[path] !== undefined && installed[path].version === entry.version),
  );

const lockfile = join(root, 'package-lock.json');
const record = join(root, 'node_modules', '.package-lock.json');
const proof = join(cache, 'installed');

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '{}');

/** @param {string} file @returns {Entries} */
const packagesIn = (file) => {
  /** @type {{ packages?: Entries }} */
  const lock = JSON.parse(textOf(file));
  return lock.packages ?? {};
};

// What npm was asked for, what it then recorded, and on what machine.
const fingerprint = () =>
  createHash('sha256')
    .update(JSON.stringify([textOf(lockfile), textOf(record), process.platform, process.arch]))
    .digest('hex');

/**
 * Installs what is missing, including development dependencies (they build the client); does nothing where nothing
 * is.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export const install = async (node, env) => {
  if (textOf(proof) === fingerprint()) return;
  if (!isInstalled(packagesIn(lockfile), packagesIn(record), process)) {
    console.error('installing the dependencies …');
    // Not `npm ci`: it refuses where a registry lacks the packages of some other platform.
    await npm(node, ['install', '--no-save', '--include=dev', '--include=optional'], { cwd: root, env });
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(proof, fingerprint());
};
