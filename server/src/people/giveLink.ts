// GiveLink: a new link, and what the journal holds of it: whose it is, the hashes of its secrets, and who has made it.

import { present } from '@dunmer/shared/lib';
import type { NewLink, Tx } from '../store/index.ts';

/** Keeps a link whose secrets mean nothing else: whoever calls has asked. Returns its key. */
export async function giveLink(tx: Tx, link: NewLink): Promise<number> {
  const key = present(await tx.people.addLink(link), 'a link that is not taken is new');
  const { person, token, code, single, made: at } = link;
  tx.note({ is: 'link', person, what: 'made', link: key, token, code, single, at });
  return key;
}
