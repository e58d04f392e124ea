// GiveLink: a new link, and what the journal holds of it: whose it is, the hashes of its secrets, and who has made it.

import { present } from '@dunmer/shared/lib';
import type { NewLink, Tx } from '../store/index.ts';

/**
 * Keeps a link whose secrets mean nothing else: whoever calls has asked. `kept`: what happens once it is there, which
 * the journal tells before it, as the old links that die of it.
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
