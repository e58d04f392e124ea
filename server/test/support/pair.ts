// Pair: two scripted phones of two traders at one table.

import { present } from '@dunmer/shared/lib';
import { freshTrader } from './freshTrader.ts';
import { Phone, type PhoneOptions } from './phone.ts';
import type { Random } from '@dunmer/shared/testing';

/** Two phones and the code by which others watch their match. */
export interface Pair {
  readonly a: Phone;
  readonly b: Phone;
  readonly watch: string;
  close(): void;
}

/** Lets two connected phones play for a stake: one proposes, the other accepts; both follow it from their seats. */
export async function openMatch(
  a: Phone,
  b: Phone,
  stake = 1,
): Promise<{ readonly match: string; readonly watch: string }> {
  const rival = present(b.person, 'a trader');
  const proposed = await a.ask({ type: 'proposeMatch', with: rival, stake, friendly: false });
  if (proposed.type !== 'made') throw new Error('not proposed');
  const accept = (phone: Phone, proposal: string) => phone.ask({ type: 'acceptMatch', proposal });
  const said = await accept(b, proposed.id);
  // When the accepting trader is short, the answer proposes the same back: the proposer has the last word (rule 2.2).
  const begun = said.type === 'made' ? await accept(a, said.id) : said;
  if (begun.type !== 'started') throw new Error('not begun');
  const { match } = begun;
  await Promise.all([a, b].map((phone) => phone.follow({ by: 'seat', match })));
  return { match, watch: present(a.table?.watch, 'a match that may be watched') };
}

/** Connects the phone of a seeded trader who has not played yet, with this deck when one is named. */
export async function connectTrader(
  options: Pick<PhoneOptions, 'url' | 'random' | 'protocol' | 'onFrame'>,
  deck: string | null = null,
): Promise<Phone> {
  const { cookie, person } = freshTrader(options.url, deck);
  return Phone.connect({ ...options, cookie, person });
}

/** Connects the phones of two traders, and opens a match between them. */
export async function openPair(
  url: string,
  random: Random,
  [one, two]: readonly [string | null, string | null] = [null, null],
): Promise<Pair> {
  const a = await connectTrader({ url, random }, one);
  const b = await connectTrader({ url, random }, two);
  const { watch } = await openMatch(a, b);
  const close = (): void => {
    a.close();
    b.close();
  };
  return { a, b, watch, close };
}

/** Plays a whole match between two phones and resolves when both have seen its end. */
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

/** Waits until nothing is under way: every command is answered, and all phones are at the same version. */
export async function untilQuiet(phones: readonly Phone[]): Promise<void> {
  const isQuiet = (): boolean =>
    phones.every((phone) => phone.isQuiet && phone.log.version === phones[0]?.log.version);
  while (!isQuiet()) await Promise.race(phones.map((phone) => phone.nextChange()));
}
