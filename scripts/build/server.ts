// The server in one file: half of what its start costs is to find, read and link some five hundred modules.
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, build } from 'vite';

const home = fileURLToPath(new URL('../../server', import.meta.url));
const outDir = resolve(home, 'dist');
const BESIDE = /new URL\('(\.[^']*)', import\.meta\.url\)/g;

/** What a module names beside itself, like the file of a worker, stays there: it is named as seen from the one file. */
const inPlace = (): Plugin => ({
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

await build({
  configFile: false,
  root: home,
  logLevel: 'warn',
  plugins: [inPlace()],
  // What is compiled for the machine can't be taken in; Node says of what it would do otherwise today, but for packages
  // that lie in their place.
  ssr: { noExternal: true, external: ['better-sqlite3', 'parseurl'] },
  build: { ssr: 'src/main.ts', outDir, assetsDir: '', emptyOutDir: true, sourcemap: true, target: 'node22' },
});
