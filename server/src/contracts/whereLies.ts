// WhereLies: tells where a copy lies that should move and can't, as far as the asker may know (EVENT, "Who", "Taking
// acts back").

import type { MissingCopy } from '@dunmer/shared/protocol';
import { aboutCopyOf, Interests, relationIn } from '../interest/index.ts';
import { type PersonKey, type Reader, STORE_OWNER } from '../store/index.ts';
import type { Stuck } from './planCopy.ts';

/**
 * Tells a copy, its owner and what binds it. `asking`: the person who is told; people who deal with the owner must
 * not learn about the owner's cards.
 */
export async function whereLies(
  { people, floor }: Pick<Reader, 'people' | 'floor'>,
  { copy: { id: copy, card, owner }, why }: Stuck,
  asking: PersonKey | null,
): Promise<MissingCopy> {
  const lies = { copy, card, why };
  if (owner === STORE_OWNER) return { ...lies, at: 'store', owner: null };
  const interests = new Interests(asking, asking === null ? [] : await floor.interests(asking, null));
  if (owner === asking || relationIn(interests, aboutCopyOf(owner)) !== 'other')
    return { ...lies, at: 'hidden', owner: null };
  const person = await people.personByKey(owner);
  return { ...lies, at: 'person', owner: person?.id ?? null };
}
