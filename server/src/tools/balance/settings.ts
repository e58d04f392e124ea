// Settings: the arguments of the command line.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@dunmer/shared/lib';
import { STRENGTHS, type Strength } from '@dunmer/shared/protocol';
import { READY_CARDS } from '../../catalogue/index.ts';
import { isCount, readArguments } from '../settings.ts';
import { type Module, MODULES } from './hands.ts';

export interface Settings {
  /** The module whose cards are tried; null for the cards of the decks. */
  readonly module: Module | null;
  /** With a module: the number of deals, each of which is played with every card of the module. */
  readonly matches: number;
  readonly seed: number;
  readonly workers: number;
  readonly strength: Strength;
  /** The folder of `cards.json` and `decks.json`. */
  readonly cards: string;
  /** Where the table and the page are written. */
  readonly out: string;
  readonly form: 'table' | 'json';
}

export const USAGE =
  'npm run balance -- [--matches 20000] [--seed 1] [--workers n] [--strength middle] [--cards folder] [--out folder] [--json]\n' +
  'npm run balance -- --promises|--intrigue [--matches 1500] [--seed 1] [--strength middle] [--cards folder] [--json]';

const MATCHES = 20_000;
/** The number of deals of a run with a module: one or two minutes on one idle core. */
const TRIALS = 1_500;

const DEFAULTS = {
  promises: { type: 'boolean', default: false },
  intrigue: { type: 'boolean', default: false },
  matches: { type: 'string' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string', default: String(availableParallelism()) },
  strength: { type: 'string', default: 'middle' },
  cards: { type: 'string', default: READY_CARDS },
  out: { type: 'string', default: 'reports/balance' },
  json: { type: 'boolean', default: false },
} as const;

/** Reads the arguments. Refuses unknown ones and bad numbers, with a sentence for people. */
export function parseSettings(args: readonly string[]): Result<Settings, string> {
  return readArguments(() => {
    const { values } = parseArgs({ args: [...args], options: DEFAULTS });
    const { cards, out, json } = values;
    const asked = MODULES.filter((one) => values[one]);
    const module = asked[0] ?? null;
    const matches = Number(values.matches ?? (module === null ? MATCHES : TRIALS));
    const [seed, workers] = [Number(values.seed), Number(values.workers)];
    const strength = STRENGTHS.find((one) => one === values.strength);
    if (asked.length > 1) return err('--promises and --intrigue are asked for one at a time.');
    if (!isCount(matches)) return err('--matches takes a whole number above 0.');
    if (!Number.isInteger(seed)) return err('--seed takes a whole number.');
    if (!isCount(workers)) return err('--workers takes a whole number above 0.');
    if (strength === undefined) return err(`--strength takes ${STRENGTHS.join(', ')}.`);
    return ok({ module, matches, seed, workers, strength, cards, out, form: json ? 'json' : 'table' });
  });
}
