// npm run balance: plays matches between equal bots with decks dealt alike, and tells how the cards fare.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@dunmer/shared/cards';
import { readEdition } from '../../catalogue/index.ts';
import { tallyAll } from './crew.ts';
import { csvOf } from './csv.ts';
import { figuresOf } from './figures.ts';
import type { Module } from './hands.ts';
import { pageOf } from './page.ts';
import { progressOf } from './progress.ts';
import { reportOf } from './report.ts';
import { rowsOf } from './rows.ts';
import { settingsOrEnd } from '../settings.ts';
import { parseSettings, type Settings, USAGE } from './settings.ts';
import { shiftReportOf } from './shifts.ts';
import { shiftTextOf } from './shiftText.ts';
import { tableOf } from '../tableOf.ts';
import { textOf } from './table.ts';
import { tasksFor } from './task.ts';
import { trialPlayer } from './trials.ts';

/** Plays deals with and without cards of a module in hands, in this thread alone. */
function playModule(catalogue: Catalogue, module: Module, settings: Settings): void {
  const { matches, form } = settings;
  const play = trialPlayer(catalogue, module, settings);
  const progress = progressOf(matches, process.stderr);
  const trials = Array.from({ length: matches }, (_, nth) => {
    progress(1);
    return play(nth);
  });
  const report = shiftReportOf(trials);
  console.log(form === 'json' ? JSON.stringify(report) : shiftTextOf(module, report, settings));
}

async function playTrade(args: readonly string[]): Promise<void> {
  const settings = settingsOrEnd(parseSettings(args), USAGE);
  const { module, matches, seed, workers, strength, cards, out, form } = settings;
  const { catalogue } = readEdition(cards);
  if (module !== null) return playModule(catalogue, module, settings);
  const tasks = tasksFor(matches);
  const total = tasks.reduce((sum, task) => sum + task.count, 0);
  const commission = { cards, seed, strength };
  const tally = await tallyAll(tasks, workers, commission, progressOf(total, process.stderr));
  const report = reportOf(catalogue, tally);
  if (form === 'json') console.log(JSON.stringify(report));
  else {
    const figures = figuresOf(report, tally);
    const placed = rowsOf(catalogue, tally, 'placed');
    const summoned = rowsOf(catalogue, tally, 'summoned');
    const heading = `${matches} matches between ${strength} bots with decks dealt alike, seed ${seed}`;
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'balance.csv'), csvOf([...placed, ...summoned]));
    writeFileSync(join(out, 'balance.html'), pageOf(heading, placed, summoned, figures, tally));
    console.log(`${heading}\n\n${textOf(placed, summoned, figures)}\n\n${join(out, 'balance.html')}`);
  }
}

const { table, rest } = tableOf();
if (table === 'trade') await playTrade(rest);
else (await import('../patrons/balance.ts')).playBalance(rest);
