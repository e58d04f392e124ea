// Settings: the arguments of the command line.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@dunmer/shared/lib';
import { READY_CARDS } from '../../catalogue/index.ts';
import { isCount, readArguments } from '../settings.ts';

export interface Settings {
  /** How many pairs of matches each two neighbours play. */
  readonly pairs: number;
  readonly seed: number;
  /** Whether some promises are held in each match. */
  readonly promises: boolean;
  /** How many positions the strong bot may look at for each command. */
  readonly positions: number;
  readonly workers: number;
  /** The folder of `cards.json` and `decks.json`. */
  readonly cards: string;
  readonly form: 'table' | 'json';
}

export const USAGE =
  'npm run bots -- [--pairs 400] [--seed 1] [--positions 600] [--promises] [--workers n] [--cards folder] [--json]';

const DEFAULTS = {
  pairs: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  positions: { type: 'string', default: '600' },
  workers: { type: 'string', default: String(availableParallelism()) },
  cards: { type: 'string', default: READY_CARDS },
  promises: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Reads the arguments. Refuses unknown ones and bad numbers, with a sentence for people. */
export function parseSettings(args: readonly string[]): Result<Settings, string> {
  return readArguments(() => {
    const { values } = parseArgs({ args: [...args], options: DEFAULTS });
    const counts = { pairs: 0, positions: 0, workers: 0 };
    for (const name of ['pairs', 'positions', 'workers'] as const) {
      counts[name] = Number(values[name]);
      if (!isCount(counts[name])) return err(`--${name} takes a whole number above 0.`);
    }
    const seed = Number(values.seed);
    if (!Number.isInteger(seed)) return err('--seed takes a whole number.');
    const { cards, promises, json } = values;
    return ok({ ...counts, seed, cards, promises, form: json ? 'json' : 'table' });
  });
}
