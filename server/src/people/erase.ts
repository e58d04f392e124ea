// Erase: removes for good what a person is called and has written, or certain words wherever they were written.
// Numbers, sums and results stay, and so does every digest (decision 011).

import type { Code } from '@dunmer/shared/protocol';
import { eraseText, writeJournal } from '../journal/index.ts';
import type { Context } from '../match/index.ts';
import type { StoredPerson, TextKey, Tx } from '../store/index.ts';
import { nameAnew } from './persons.ts';

/** What is to be erased: a person's texts, by the code of their badge, or words exactly as they stand. */
export type Erasing = { readonly badge: Code } | { readonly words: string };

export interface Erased {
  /** Texts that are gone, including names, and names that somebody practised under. */
  readonly texts: number;
  /** People who are called by the code of their badge from now on. */
  readonly people: number;
}

async function eraseTexts(tx: Tx, keys: readonly TextKey[]): Promise<number> {
  let erased = 0;
  for (const key of keys) erased += (await eraseText(tx, key)) ? 1 : 0;
  return erased;
}

/** Returns the people whose names these texts are. */
const namedBy = async (tx: Tx, keys: readonly TextKey[]): Promise<readonly StoredPerson[]> =>
  (await tx.people.people()).filter(({ nameText }) => keys.includes(nameText));

async function nameless(context: Context, tx: Tx, people: readonly StoredPerson[]): Promise<void> {
  for (const person of people) await nameAnew(context, tx, person, person.code);
}

/** Takes the words out of matches of practice, where anyone may type a name; returns how often they stood there. */
const namelessPractice = (tx: Tx, erasing: Erasing): Promise<number> =>
  'words' in erasing ? tx.people.namelessPractice(null, erasing.words) : Promise.resolve(0);

/**
 * Erases in one transaction, which the journal records. Resolves to null where there is no such person, or nobody has
 * written these words.
 */
export async function erase(context: Context, tx: Tx, erasing: Erasing): Promise<Erased | null> {
  const person = 'badge' in erasing ? await tx.people.personByCode(erasing.badge) : null;
  if ('badge' in erasing && person === null) return null;
  const keys = 'words' in erasing ? await tx.journal.textsOf(erasing.words) : [];
  const people = person === null ? await namedBy(tx, keys) : [person];
  const written = person === null ? keys : await tx.journal.textsBy(person.key);
  await nameless(context, tx, people);
  const texts = people.length + (await eraseTexts(tx, written)) + (await namelessPractice(tx, erasing));
  if (texts === 0) return null;
  // Matches in memory were read before the erasing.
  context.lives.clear(tx);
  await writeJournal(tx, { who: null, act: 'erase', at: context.clock.now() });
  return { texts, people: people.length };
}
