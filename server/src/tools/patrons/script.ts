// The scripts of played games: npm run --silent script -- --table patrons [--games 10] [--seed 1] [--strength middle]

import { present } from '@dunmer/shared/lib';
import type { Strength } from '@dunmer/shared/protocol';
import { PRINTED, scriptOfGame, type WrittenGame } from '@dunmer/shared/patrons/script';
import { chanceOf } from '../../bot/index.ts';
import { gameMindOf, playGame } from '../../patrons/index.ts';
import { settingsOrEnd } from '../settings.ts';
import { settingsOf } from './settings.ts';

/** The script of the game that follows from a seed; for odd seeds it holds the draws, for even ones the piles. */
function gameScript(seed: number, strength: Strength): WrittenGame {
  const terms = { catalogue: PRINTED };
  const mind = gameMindOf(terms, strength);
  const { log, draws } = playGame(terms, { a: mind, b: mind }, chanceOf(seed));
  const script = scriptOfGame(`seed-${seed}`, log, terms, seed % 2 === 0 ? null : draws);
  return present(script.ok ? script.value : null, 'a game that was played has a script');
}

/** Prints the scripts, one in each line. */
export function printGames(args: readonly string[]): void {
  const { games, seed, strength } = settingsOrEnd(settingsOf(args, 10));
  for (let i = 0; i < games; i += 1) console.log(JSON.stringify(gameScript(seed + i, strength)));
}
