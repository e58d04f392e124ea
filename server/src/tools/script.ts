// npm run --silent script -- <match>: prints the script of a finished, revealed match of DATA_DIR.

import { err } from '@dunmer/shared/lib';
import { parseConfig } from '../config.ts';
import { matchScript } from './matchScript.ts';

const config = parseConfig(process.env);
const script = config.ok
  ? await matchScript(config.value.dataDir, process.argv[2] ?? '')
  : err(config.error.join('\n'));
if (script.ok) console.log(JSON.stringify(script.value));
else {
  console.error(script.error);
  process.exitCode = 1;
}
