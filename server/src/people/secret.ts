// Secret: a link's token or its typed code, and a slip's code: kept as hashes only.

import { err, ok, type Result } from '@dunmer/shared/lib';
import { isCode, tidyCode } from '@dunmer/shared/protocol';
import { secretHash } from '../draws/index.ts';
import type { Reader, StoredLink } from '../store/index.ts';

/** A token as it is, a code as it is kept however it was typed. */
const tidied = (secret: string): string => {
  const code = tidyCode(secret);
  return isCode(code) ? code : secret;
};

type DeadLink = { readonly code: 'dead-link' };

/** The living link of a token or typed code. Refuses what is unknown, revoked or replaced. */
export async function linkOf(reader: Reader, secret: string): Promise<Result<StoredLink, DeadLink>> {
  const link = await reader.people.link(secretHash(tidied(secret)));
  return link === null || link.revoked !== null ? err({ code: 'dead-link' }) : ok(link);
}
