// Pair: two scripted phones at one table.

import { Phone } from './phone.ts';
import type { Random } from './random.ts';

const DECKS = ['caravan', 'wizards-tower', 'menagerie', 'ashen-court', 'last-caravan', 'back-alley'] as const;

/** Two phones and the codes of the table at which both have sat down. */
export interface Pair {
  readonly a: Phone;
  readonly b: Phone;
  readonly watch: string;
  close(): void;
}

/** Opens a table with one new phone and sits down with another; decks are drawn where they are not named. */
export async function openPair(
  url: string,
  random: Random,
  decks: readonly [string, string] = [random.oneOf(DECKS), random.oneOf(DECKS)],
): Promise<Pair> {
  const a = await Phone.connect({ url, random, name: 'Anna' });
  const b = await Phone.connect({ url, random, name: 'Борис' });
  const { play, watch } = await a.openTable(decks[0]);
  await b.takeSeat(play, decks[1]);
  const close = (): void => {
    a.close();
    b.close();
  };
  return { a, b, watch, close };
}

/** Plays a whole match between two new phones and resolves when both have seen its end. */
export async function playMatch(
  url: string,
  random: Random,
  decks?: readonly [string, string],
): Promise<Pair> {
  const pair = await openPair(url, random, decks);
  pair.a.autoplay();
  pair.b.autoplay();
  await Promise.all([pair.a.untilFinished(), pair.b.untilFinished()]);
  return pair;
}

/** Waits until nothing is under way any more: every command answered, and all phones at the same version. */
export async function untilQuiet(phones: readonly Phone[]): Promise<void> {
  const isQuiet = (): boolean =>
    phones.every((phone) => phone.outbox.size === 0 && phone.mirror?.version === phones[0]?.mirror?.version);
  while (!isQuiet()) await Promise.race(phones.map((phone) => phone.nextChange()));
}
