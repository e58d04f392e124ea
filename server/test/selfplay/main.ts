// npm run selfplay -- [--table trade|patrons] [--games 10000] [--seed 1]: plays out random catalogues and checks them
// against the laws and `resolve`.

import { parseArgs } from 'node:util';
import { progressOf } from '../../src/tools/balance/progress.ts';
import { tableOf } from '../../src/tools/tableOf.ts';
import { selfPlayPatrons } from './patrons.ts';
import { selfPlay } from './selfPlay.ts';

const { table, rest } = tableOf();
const { values } = parseArgs({
  args: [...rest],
  options: { games: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const [games, seed] = [Number(values.games), Number(values.seed)];
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(seed)) {
  process.stderr.write('--games takes a whole number above 0, --seed a whole number\n');
  process.exit(2);
}
const began = performance.now();
const progress = progressOf(games, process.stderr);
const found = table === 'trade' ? selfPlay(seed, games, progress) : selfPlayPatrons(seed, games, progress);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
const who = found !== null && 'player' in found ? `, played by ${found.player}` : '';
const said =
  found === null
    ? `${games} games of seed ${seed} end, keep every law and agree with resolve of their scripts (${seconds} s)`
    : `seed ${found.seed}, game ${found.nth}${who}: ${found.what}\n${JSON.stringify(found.script)}`;
process.stdout.write(`${said}\n`);
process.exitCode = found === null ? 0 : 1;
