// The scripts of played games: npm run --silent script -- --table patrons [--games 10] [--seed 1]

import { parseArgs } from 'node:util';
import { present } from '@dunmer/shared/lib';
import { PRINTED, scriptOfGame, type WrittenGame } from '@dunmer/shared/patrons/script';
import { chanceOf } from '../../bot/index.ts';
import { legalMind, playGame } from '../../patrons/index.ts';

/** The script of the game that follows from a seed: odd ones tell of their draws, even ones of their piles. */
function gameScript(seed: number): WrittenGame {
  const terms = { catalogue: PRINTED };
  const mind = legalMind(terms);
  const { log, draws } = playGame(terms, { a: mind, b: mind }, chanceOf(seed));
  const script = scriptOfGame(`seed-${seed}`, log, terms, seed % 2 === 0 ? null : draws);
  return present(script.ok ? script.value : null, 'a game that was played has a script');
}

/** Prints so many scripts, one a line. Ends with 2 where the arguments are no numbers. */
export function printGames(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { games: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  });
  const [games, seed] = [Number(values.games), Number(values.seed)];
  if (!Number.isInteger(games) || games < 1 || !Number.isInteger(seed)) {
    process.stderr.write('--games takes a whole number above 0, --seed a whole number\n');
    process.exitCode = 2;
    return;
  }
  for (let i = 0; i < games; i += 1) console.log(JSON.stringify(gameScript(seed + i)));
}
