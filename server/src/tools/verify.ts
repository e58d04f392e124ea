// npm run verify: checks a data folder, beside a running server or without one: whether tables, texts and matches are what the
// journal says. The first thing that is wrong goes to stderr, in one sentence.

import { audit } from '../audit/index.ts';
import { parseConfig } from '../config.ts';
import { openStoreBeside, StoreRefused } from '../store/index.ts';

/** What is wrong with a folder; or null, and one line about it, and one for each thing worth knowing. */
async function verify(folder: string): Promise<{ readonly finding: string | null; readonly said: string }> {
  try {
    const { read, close } = openStoreBeside(folder);
    const { finding, remarks, rows, matches, erased } = await audit(read).finally(close);
    const agrees = `everything agrees: ${rows} rows, ${matches} matches, ${erased} texts erased`;
    return { finding, said: [agrees, ...remarks].join('\n') };
  } catch (error) {
    if (error instanceof StoreRefused) return { finding: error.message, said: '' };
    // A file whose pages are broken can't even be read.
    return { finding: `It cannot be read: ${error instanceof Error ? error.message : 'unknown'}.`, said: '' };
  }
}

const config = parseConfig(process.env);
const { finding, said } = config.ok
  ? await verify(config.value.dataDir)
  : { finding: config.error.join(' '), said: '' };
if (finding === null) console.log(said);
else {
  console.error(finding);
  process.exitCode = 1;
}
