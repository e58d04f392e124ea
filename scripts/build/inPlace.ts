// In place: what a module names beside itself, like the file of a worker, stays there.
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const BESIDE = /new URL\('(\.[^']*)', import\.meta\.url\)/g;

/** Names it as seen from the one file that is made in `outDir`. */
export const inPlace = (outDir: string): Plugin => ({
  name: 'dunmer:in-place',
  enforce: 'pre',
  transform(source, id) {
    const code = source.replaceAll(BESIDE, (_, path: string) => {
      const seen = relative(outDir, fileURLToPath(new URL(path, pathToFileURL(id)))).replaceAll('\\', '/');
      return `new URL('${seen}${path.endsWith('/') ? '/' : ''}', import.meta.url)`;
    });
    // No line has moved.
    return code === source ? null : { code, map: null };
  },
});
