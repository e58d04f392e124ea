// npm run bots: plays neighbouring strengths against each other, and tells how sure it is which one is the stronger.

import { readEdition } from '../../catalogue/index.ts';
import { progressOf } from '../balance/progress.ts';
import { doAll, saying } from '../crew.ts';
import { settingsOrEnd } from '../settings.ts';
import { addScores, NEIGHBOURS, NO_SCORE, type Score, standingOf } from './neighbours.ts';
import type { Stretch } from './series.ts';
import { parseSettings, USAGE } from './settings.ts';
import { tableOf } from '../tableOf.ts';
import { textOf } from './table.ts';

const STRETCH = 5;

async function playTrade(args: readonly string[]): Promise<void> {
  const settings = settingsOrEnd(parseSettings(args), USAGE);
  const { pairs, workers, cards, form } = settings;
  // Faulty cards are reported here, once, and not by every worker.
  readEdition(cards);
  // The two strongest first: their matches take longest.
  const stretches = NEIGHBOURS.toReversed().flatMap((neighbours) =>
    Array.from({ length: Math.ceil(pairs / STRETCH) }, (_, i): Stretch => {
      const from = i * STRETCH;
      return { ...neighbours, from, count: Math.min(STRETCH, pairs - from) };
    }),
  );
  const scores = new Map<string, Score>();
  const progress = progressOf(2 * pairs * NEIGHBOURS.length, process.stderr);
  await doAll(stretches, {
    file: new URL('./worker.ts', import.meta.url),
    workers,
    commission: settings,
    isDone: saying<Score>('wins'),
    done({ stronger, count }, score) {
      scores.set(stronger, addScores(scores.get(stronger) ?? NO_SCORE, score));
      progress(2 * count);
    },
  });
  const standings = NEIGHBOURS.map((neighbours) =>
    standingOf(neighbours, pairs, scores.get(neighbours.stronger) ?? NO_SCORE),
  );
  console.log(form === 'json' ? JSON.stringify(standings) : textOf(standings));
}

const { table, rest } = tableOf();
if (table === 'trade') await playTrade(rest);
else (await import('../patrons/bots.ts')).playBots(rest);
