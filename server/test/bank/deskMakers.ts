// Desk makers: what the model expects of the cash desk: drakes in and out, and corrections.

import { type Account, purse } from './model.ts';
import { type Maker, type Play, rarely, reason, some } from './operation.ts';

function sumOf(play: Play): number {
  const { random } = play;
  return rarely(play, 12) ? random.oneOf([0, -3, 2.5, 3e9]) : 1 + random.below(30);
}

const isSum = (drakes: number): boolean => Number.isInteger(drakes) && drakes >= 1 && drakes <= 1e9;

export const payIn: Maker = (play) => {
  const { model, random, traders, organiser, person } = play;
  const [number, drakes] = [random.below(traders), sumOf(play)];
  const asked = { type: 'payIn', person: person(number), drakes, reason } as const;
  if (!isSum(drakes)) return { by: organiser, asked, expects: 'bad-sum' };
  model.move('bank', purse(number), drakes, 'paid-in');
  return { by: organiser, asked, expects: null };
};

export const payOut: Maker = (play) => {
  const { model, random, traders, organiser, person } = play;
  // Sometimes a winner spends everything they have, so that nothing is left to take back.
  const winners = model.matches.flatMap(({ won, a, b }) => (won === null ? [] : won === 'a' ? a : b));
  const winner = rarely(play, 2) ? some(play, winners.slice(-6)) : null;
  const number = winner ?? random.below(traders);
  const drakes = winner === null ? sumOf(play) : model.balance(purse(number));
  const asked = { type: 'payOut', person: person(number), drakes, reason } as const;
  if (!isSum(drakes)) return { by: organiser, asked, expects: 'bad-sum' };
  if (model.balance(purse(number)) < drakes) return { by: organiser, asked, expects: 'not-enough' };
  model.move(purse(number), 'bank', drakes, 'paid-out');
  return { by: organiser, asked, expects: null };
};

const ALONE = new Set(['paid-in', 'paid-out', 'trade', 'start', 'correction']);

export const correctEntry: Maker = ({ model, random, organiser }) => {
  const key = 1 + random.below(model.entries.length + 1);
  const asked = { type: 'correctEntry', entry: key, reason } as const;
  const refuse = (expects: string) => ({ by: organiser, asked, expects });
  const entry = model.entries[key - 1];
  if (entry === undefined) return refuse('unknown-entry');
  const own: Account = purse(organiser);
  if (entry.from === own || entry.to === own) return refuse('not-allowed');
  if (!ALONE.has(entry.why)) return refuse('entry-of-deal');
  const rest = entry.sum - entry.corrected;
  if (rest === 0) return refuse('corrected-before');
  const sum = entry.to === 'bank' ? rest : Math.min(rest, model.balance(entry.to));
  if (sum === 0) return refuse('not-enough');
  entry.corrected += sum;
  model.move(entry.to, entry.from, sum, 'correction');
  return { by: organiser, asked, expects: null };
};
