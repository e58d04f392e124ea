// npm run verify: checks a data folder, with or without a running server beside it: whether tables, texts and matches
// are what the journal says, and how old it is. The first fault goes to stderr, in one sentence.

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
