// In place: a file that a module names beside itself, such as a worker's, stays where it is.
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const BESIDE = /new URL\('(\.[^']*)', import\.meta\.url\)/g;

/** Makes the plugin: it names such a file as seen from the one file that is built into `outDir`. */
export const inPlace = (outDir: string): Plugin => ({
  name: 'dunmer:in-place',
  enforce: 'pre',
  transform(source, id) {
    const code = source.replaceAll(BESIDE, (_, path: string) => {
      const seen = relative(outDir, fileURLToPath(new URL(path, pathToFileURL(id)))).replaceAll('\\', '/');
      return `new URL('${seen}${path.endsWith('/') ? '/' : ''}', import.meta.url)`;
    });
    // No line has moved, so no source map is needed.
    return code === source ? null : { code, map: null };
  },
});
