// npm run verify: checks a data folder, beside a running server or without one: whether tables, texts and matches are
// what the journal says, and how old it is. The first thing that is wrong goes to stderr, in one sentence.

import { parseConfig } from '../config.ts';
import { verifyFolder } from '../folder/index.ts';
import { verifiedSaid } from './verifiedSaid.ts';

const config = parseConfig(process.env);
const { finding, audited } = config.ok
  ? await verifyFolder(config.value.dataDir)
  : { finding: config.error.join(' '), audited: null };
if (audited !== null) console.log(verifiedSaid({ finding, audited }, Date.now()));
if (finding !== null) {
  console.error(finding);
  process.exitCode = 1;
}
