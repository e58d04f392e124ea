// Settings: the arguments for the commands of the patrons' table.

import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@dunmer/shared/lib';
import { type Strength, STRENGTHS } from '@dunmer/shared/protocol';
import { isCount, readArguments } from '../settings.ts';

export interface Settings {
  readonly games: number;
  readonly seed: number;
  readonly strength: Strength;
}

/**
 * Reads `--games`, `--seed` and `--strength`. Refuses bad numbers and unknown strengths, with a sentence for people.
 */
export function settingsOf(args: readonly string[], games: number): Result<Settings, string> {
  return readArguments(() => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: { type: 'string', default: String(games) },
        seed: { type: 'string', default: '1' },
        strength: { type: 'string', default: 'middle' },
      },
    });
    const strength = STRENGTHS.find((known) => known === values.strength);
    const [count, seed] = [Number(values.games), Number(values.seed)];
    if (!isCount(count)) return err('--games takes a whole number above 0.');
    if (!Number.isInteger(seed)) return err('--seed takes a whole number.');
    if (strength === undefined) return err(`--strength takes ${STRENGTHS.join(', ')}.`);
    return ok({ games: count, seed, strength });
  });
}
