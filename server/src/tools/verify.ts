// npm run verify: checks a data folder, beside a running server or without one: whether tables, texts and matches are what the
// journal says, and how old it is. The first thing that is wrong goes to stderr, in one sentence.

import { audit } from '../audit/index.ts';
import { parseConfig } from '../config.ts';
import { openStoreBeside, StoreRefused } from '../store/index.ts';
import { auditedSaid } from './auditedSaid.ts';

interface Verified {
  /** What is wrong; null where nothing is. */
  readonly finding: string | null;
  /** What was looked at; '' where it can't be read. */
  readonly said: string;
}

async function verify(folder: string): Promise<Verified> {
  try {
    const { read, close } = openStoreBeside(folder);
    const audited = await audit(read).finally(close);
    return { finding: audited.finding, said: auditedSaid(audited, Date.now()) };
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
if (said !== '') console.log(said);
if (finding !== null) {
  console.error(finding);
  process.exitCode = 1;
}
