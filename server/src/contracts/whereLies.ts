// WhereLies: where a copy lies that should move and can't, as far as who asks may know (EVENT, "Who", "Taking acts
// back").

import type { MissingCopy } from '@dunmer/shared/protocol';
import { aboutCopyOf, Interests, relationIn } from '../interest/index.ts';
import { type PersonKey, type Reader, STORE_OWNER } from '../store/index.ts';
import type { Stuck } from './planCopy.ts';

/**
 * Names a copy, whose it is and what binds it; `asking`: who is told, for those who deal with its owner read none of
 * their cards.
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
