// The staff's lists of copies and of the cards that can be dealt. What a match binds is told the same for every copy.

import type { PersonBrief, StaffCard, StaffCopy } from '@dunmer/shared/protocol';
import { blockOf } from '../registry/index.ts';
import { type PersonKey, type Reader, STORE_OWNER } from '../store/index.ts';

type Listed = Awaited<ReturnType<Reader['lists']['copies']>>[number];

const ownerOf = ({ ownerId, ownerName, ownerCode }: Listed): PersonBrief | null =>
  ownerId === null ? null : { person: ownerId, name: ownerName ?? '', code: ownerCode ?? '' };

/**
 * The copies of a person, of the `store`, or of `all`; null where there is nobody of that id. Those of `hidden`, against whom
 * the reader plays, are left out.
 */
export async function staffCopies(
  reader: Reader,
  owner: string,
  hidden: PersonKey | null,
): Promise<readonly StaffCopy[] | null> {
  const person = owner === 'all' || owner === 'store' ? null : await reader.people.person(owner);
  if (person === null && owner !== 'all' && owner !== 'store') return null;
  const copies = await reader.lists.copies(owner === 'all' ? null : (person?.key ?? STORE_OWNER));
  const shown = copies.filter((copy) => copy.owner !== hidden);
  return shown.map((copy) => {
    const { id, card, serial, of, slip } = copy;
    return { copy: id, card, serial, of, slip, owner: ownerOf(copy), blocked: blockOf(copy, copy.isBound) };
  });
}

/** What can be dealt. Those that `hidden` has are not counted: what is missing would tell what lies in that deck. */
export async function staffCards(reader: Reader, hidden: PersonKey | null): Promise<readonly StaffCard[]> {
  const cards = await reader.lists.cards();
  if (hidden === null) return cards;
  const theirs = await reader.lists.copies(hidden);
  const countOf = (id: string): number => theirs.filter(({ card }) => card === id).length;
  return cards.map((card) => ({ ...card, made: card.made - countOf(card.card) }));
}
