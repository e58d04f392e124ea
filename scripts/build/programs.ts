// Builds the programs that tests start as processes, each into one file as the server is; the argument is the folder.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inPlace } from './inPlace.ts';
import { together } from './together.ts';

const home = fileURLToPath(new URL('../../server', import.meta.url));
const [outDir = ''] = process.argv.slice(2);
const input = {
  backup: 'src/tools/backup.ts',
  balance: 'src/tools/balance/main.ts',
  bots: 'src/tools/bots/main.ts',
  check: 'src/tools/check.ts',
  deathbed: 'test/killing/deathbed.ts',
  erase: 'src/tools/erase.ts',
  event: 'src/tools/event.ts',
  script: 'src/tools/script.ts',
  verify: 'src/tools/verify.ts',
};

await build({
  configFile: false,
  root: home,
  logLevel: 'warn',
  plugins: [inPlace(outDir)],
  ssr: together,
  build: {
    ssr: true,
    rolldownOptions: { input },
    outDir,
    assetsDir: '',
    emptyOutDir: true,
    target: 'node22',
  },
});
