// The client: built where its sources, or what it is built with, are not those of the build that stands.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './child.mjs';
import { cache, root } from './root.mjs';

const sources = [
  'client/index.html',
  'client/package.json',
  'client/public',
  'client/src',
  'package-lock.json',
  'scripts/build',
  'shared/package.json',
  'shared/src',
  'vite.config.ts',
];

/** @param {string} path @returns {string[]} */
const filesUnder = (path) => {
  const at = join(root, path);
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [path];
  return readdirSync(at)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
};

const isTest = /\.test\.tsx?$/;

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder).filter((path) => !isTest.test(path))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
};

/**
 * Builds the client where needed; all else runs from its sources. Throws where the build fails.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export const build = async (node, env) => {
  const proof = join(cache, 'client-build');
  const wanted = fingerprint();
  const stands = existsSync(join(root, 'client', 'dist', 'index.html')) && existsSync(proof);
  if (stands && readFileSync(proof, 'utf8') === wanted) return;
  console.error('building the client …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await prepare(node, [vite, 'build', '--logLevel', 'warn'], { env: { ...env, NODE_ENV: 'production' } });
  mkdirSync(cache, { recursive: true });
  writeFileSync(proof, wanted);
};
