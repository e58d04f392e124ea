// The staff's lists of copies and of the cards that can be dealt. What a match binds is told in the same way for every
// copy. A reader with an interest in a match is shown nothing by which its players' decks could be counted: no serial
// numbers but their own, no order that follows these, no count of what was made. A reader with a seat in it sees only
// their own copies and the store's.

import type { PersonBrief, StaffCard, StaffCopy } from '@dunmer/shared/protocol';
import { aboutCopyOf, type Interests } from '../interest/index.ts';
import { blockOf, frozenToo } from '../copies/index.ts';
import { type Reader, STORE_OWNER } from '../store/index.ts';
import { keyOf, type List } from './list.ts';

type Listed = Awaited<ReturnType<Reader['lists']['copies']>>[number];

const ownerOf = ({ ownerId, ownerName, ownerCode }: Listed): PersonBrief | null =>
  ownerId === null ? null : { person: ownerId, name: ownerName ?? '', code: ownerCode ?? '' };

/** Whether the reader may see a copy of this owner at all. */
function isShown({ owner }: Listed, interests: Interests): boolean {
  if (owner === STORE_OWNER || interests.to(owner) === 'own') return true;
  return !interests.hasSeat && !interests.players.has(owner);
}

/** Orders by card, and equal cards by their id, which says nothing. */
const byNothing = (one: Listed, other: Listed): number =>
  one.card < other.card || (one.card === other.card && one.id < other.id) ? -1 : 1;

/**
 * Reads the copies of a person, of the `store`, or of `all`, as far as the reader may see them; null where nobody has
 * that id.
 */
async function staffCopies(
  reader: Reader,
  owner: string,
  interests: Interests,
): Promise<readonly StaffCopy[] | null> {
  const person = owner === 'all' || owner === 'store' ? null : await reader.people.person(owner);
  if (person === null && owner !== 'all' && owner !== 'store') return null;
  const copies = await reader.lists.copies(owner === 'all' ? null : (person?.key ?? STORE_OWNER));
  const isFree = interests.strongest === 'other';
  const shown = isFree ? copies : copies.filter((copy) => isShown(copy, interests)).toSorted(byNothing);
  return shown.map((copy) => {
    const { id, card, serial, of, slip } = copy;
    const told = isFree || interests.to(copy.owner) === 'own' ? serial : null;
    return {
      copy: id,
      card,
      serial: told,
      of,
      slip,
      owner: ownerOf(copy),
      blocked: blockOf(copy, copy.isBound),
      ...frozenToo(copy, copy.isBound),
    };
  });
}

/** Reads what can be dealt; a reader with an interest is not told how many of each there are. */
async function staffCards(reader: Reader, interests: Interests): Promise<readonly StaffCard[]> {
  const cards = await reader.lists.cards();
  return interests.strongest === 'other' ? cards : cards.map((card) => ({ ...card, made: null }));
}

/** The lists of copies and of cards. */
export const copyLists = (list: List, read: Reader) => ({
  staffCopies: list<'staffCopies'>({
    view: 'see:staff-cards',
    about: async ({ owner = 'all' }) => aboutCopyOf(...keyOf(await read.people.person(owner))),
    find: ({ facts: { owner = 'all' }, interests }) => staffCopies(read, owner, interests),
  }),
  staffCards: list<'staffCards'>({
    view: 'see:staff-cards',
    find: ({ interests }) => staffCards(read, interests),
  }),
});
