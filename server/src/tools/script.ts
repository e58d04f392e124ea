// npm run --silent script -- <match>: prints the script of a finished, revealed match of DATA_DIR.
// With --table patrons [--games 10] [--seed 1]: prints the scripts of games between bots of the patrons' table.

import { err } from '@dunmer/shared/lib';
import { parseConfig } from '../config.ts';
import { matchScript } from './matchScript.ts';
import { tableOf } from './tableOf.ts';

async function printMatch(match: string): Promise<void> {
  const config = parseConfig(process.env);
  const script = config.ok ? await matchScript(config.value.dataDir, match) : err(config.error.join('\n'));
  if (script.ok) console.log(JSON.stringify(script.value));
  else {
    console.error(script.error);
    process.exitCode = 1;
  }
}

const { table, rest } = tableOf();
if (table === 'trade') await printMatch(rest[0] ?? '');
else (await import('./patrons/script.ts')).printGames(rest);
