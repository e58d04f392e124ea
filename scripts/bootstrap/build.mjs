// Builds: a part is built where its sources, or what it is built with, differ from those of the existing build.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { prepare } from './child.mjs';
import { cache, root } from './root.mjs';

const common = ['package-lock.json', 'scripts/build', 'shared/package.json', 'shared/src'];
const parts = [
  {
    name: 'client',
    sources: [
      'client/index.html',
      'client/package.json',
      'client/public',
      'client/src',
      'vite.config.ts',
      ...common,
    ],
    made: 'client/dist/index.html',
    by: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    sources: ['server/package.json', 'server/src', ...common],
    made: 'server/dist/main.js',
    by: ['scripts/build/server.ts'],
  },
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

/** @param {readonly string[]} sources */
const fingerprint = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder).filter((path) => !isTest.test(path))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
};

/**
 * Builds client and server where needed; everything else runs from its sources. Throws where a build fails.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export const build = async (node, env) => {
  for (const { name, sources, made, by } of parts) {
    const [proof, at] = [join(cache, `${name}-build`), join(root, made)];
    const wanted = fingerprint(sources);
    if (!existsSync(at) || !existsSync(proof) || readFileSync(proof, 'utf8') !== wanted) {
      console.error(`building the ${name} …`);
      const [program = '', ...args] = by;
      await prepare(node, [join(root, program), ...args], { env: { ...env, NODE_ENV: 'production' } });
      mkdirSync(cache, { recursive: true });
      writeFileSync(proof, wanted);
    }
    // The new time marks the file as up to date for tools that only look at its age.
    utimesSync(at, new Date(), new Date());
  }
};
