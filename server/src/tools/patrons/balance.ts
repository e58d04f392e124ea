// npm run balance -- --table patrons [--games 1600] [--seed 1] [--strength middle]: how patrons fare between bots.

import { present } from '@dunmer/shared/lib';
import type { GameTerms } from '@dunmer/shared/patrons';
import { PRINTED } from '@dunmer/shared/patrons/script';
import { chanceOf } from '../../bot/index.ts';
import { gameMindOf, patronsOf, playGame } from '../../patrons/index.ts';
import { percent } from '../balance/numbers.ts';
import { progressOf } from '../balance/progress.ts';
import { settingsOrEnd } from '../settings.ts';
import { type Settings, settingsOf } from './settings.ts';

/** What came of one game. */
export interface GameFigures {
  readonly patrons: { readonly a: string; readonly b: string };
  readonly first: 'a' | 'b';
  readonly winner: 'a' | 'b' | null;
  readonly turns: number;
}

const LAST_TURN = 20;

function figuresOf(terms: GameTerms, strength: Settings['strength'], seed: number): GameFigures {
  const mind = gameMindOf(terms, strength);
  const { log, state } = playGame(terms, { a: mind, b: mind }, chanceOf(seed));
  const opened = log.find((event) => event.type === 'PatronsOpened');
  const tossed = log.find((event) => event.type === 'FirstTossed');
  const { stage } = state.common;
  const outcome = stage.at === 'finished' ? stage.outcome : null;
  return {
    patrons: {
      a: opened?.type === 'PatronsOpened' ? opened.patrons.a.card : '',
      b: opened?.type === 'PatronsOpened' ? opened.patrons.b.card : '',
    },
    first: tossed?.type === 'FirstTossed' ? tossed.winner : 'a',
    winner: outcome !== null && 'winner' in outcome ? outcome.winner : null,
    turns: stage.at === 'finished' ? (stage.turn?.turn ?? 0) : 0,
  };
}

const share = (wins: number, of: number): number => (of === 0 ? 0 : wins / of);

/** The share of its decided games against other patrons that a patron has won. */
function sharesOf(figures: readonly GameFigures[], patron: string): number {
  const games = figures.filter(
    ({ patrons, winner }) =>
      winner !== null && patrons.a !== patrons.b && Object.values(patrons).includes(patron),
  );
  return share(
    games.filter(({ patrons, winner }) => winner !== null && patrons[winner] === patron).length,
    games.length,
  );
}

/** Writes the table of a run, with the goals beside the figures. */
export function balanceText(patrons: readonly string[], figures: readonly GameFigures[]): string {
  const decided = figures.filter(({ winner }) => winner !== null);
  const turns = figures.map((game) => game.turns).toSorted((x, y) => x - y);
  const first = share(decided.filter(({ winner, first }) => winner === first).length, decided.length);
  const late = share(turns.filter((turn) => turn === LAST_TURN).length, turns.length);
  const drawn = share(figures.length - decided.length, figures.length);
  const rows = [
    ...patrons.map((patron) => [patron, percent(sharesOf(figures, patron)), '40 to 60 %']),
    ['first seat', percent(first), '47 to 53 %'],
    ['turns, median', `${present(turns[Math.floor(turns.length / 2)], 'games were played')}`, '14 to 18'],
    ['reach turn 20', percent(late), 'at most 25 %'],
    ['drawn', percent(drawn), 'at most 5 %'],
  ];
  return rows
    .map(([what = '', is = '', goal = '']) => `${what.padEnd(16)} ${is.padStart(7)}   ${goal}`)
    .join('\n');
}

/** Plays games with patrons chosen by chance, and prints how patrons and seats fare. */
export function playBalance(args: readonly string[]): void {
  const { games, seed, strength } = settingsOrEnd(settingsOf(args, 1600));
  const terms = { catalogue: PRINTED };
  const progress = progressOf(games, process.stderr);
  const figures = Array.from({ length: games }, (_, i) => {
    const game = figuresOf(terms, strength, seed + i);
    progress(1);
    return game;
  });
  console.log(
    `${games} games between ${strength} bots, seed ${seed}\n\n${balanceText(patronsOf(terms), figures)}`,
  );
}
