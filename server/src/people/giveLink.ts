// GiveLink: stores a new link, and in the journal its owner, the hashes of its secrets, and who made it.

import { present } from '@dunmer/shared/lib';
import type { NewLink, Tx } from '../store/index.ts';

/**
 * Stores a link; the caller has checked that its secrets mean nothing else. `kept` runs once the link is there, for
 * example to let the old links die; the journal records what it does before the new link.
 */
export async function giveLink(
  tx: Tx,
  link: NewLink,
  kept: (key: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const key = present(await tx.people.addLink(link), 'a link that is not taken is new');
  await kept(key);
  const { person, token, code, single, made: at } = link;
  tx.note({ is: 'link', person, what: 'made', link: key, token, code, single, at });
}
