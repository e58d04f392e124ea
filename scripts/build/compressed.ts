// A vite plugin that writes a .br and a .gz beside each file of the build that is worth packing.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(?:html|js|css|svg|json|webmanifest|txt|wasm)$/;
// Smaller files save nothing on the wire by being packed.
const worthwhileBytes = 1024;

/** Packs every packable file under `folder`; overwrites what it made before. */
const packFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && packable.test(entry.name));
  await Promise.all(files.map((entry) => packFile(join(entry.parentPath, entry.name))));
};

const packFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < worthwhileBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, quality),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Makes the plugin: it runs once after a build, never in the development server. */
export const compressed = (): Plugin => {
  let outDir = '';
  return {
    name: 'dunmer:compressed',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await packFolder(outDir);
    },
  };
};
