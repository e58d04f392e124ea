// Secret: a link's token or its typed code, of which only hashes are kept, and the link that a command means.

import { err, ok, type Result } from '@dunmer/shared/lib';
import { isCode, tidyCode } from '@dunmer/shared/protocol';
import { secretHash } from '../draws/index.ts';
import type { Reader, StoredLink } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

/** A token stays as it is; a code gets the spelling in which it is kept, however it was typed. */
const tidied = (secret: string): string => {
  const code = tidyCode(secret);
  return isCode(code) ? code : secret;
};

type DeadLink = { readonly code: 'dead-link' };

/**
 * Finds the living link of a token or typed code, or for null the link that this browser held until its person moved
 * on. Refuses one that is unknown, revoked or replaced.
 */
export async function linkOf(
  { people }: Reader,
  { left }: Pick<Actor, 'left'>,
  secret: string | null,
): Promise<Result<StoredLink, DeadLink>> {
  const own = (): Promise<StoredLink | null> =>
    left === null ? Promise.resolve(null) : people.linkByKey(left.link);
  const link = await (secret === null ? own() : people.link(secretHash(tidied(secret))));
  return link === null || link.revoked !== null ? err({ code: 'dead-link' }) : ok(link);
}
