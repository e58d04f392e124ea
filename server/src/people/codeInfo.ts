// codeInfo: what a typed or scanned code means: a watch link, a badge, a personal link, a slip.

import { hash } from 'node:crypto';
import type { Code, CodeInfo } from '@dunmer/shared/protocol';
import type { Reader } from '../store/index.ts';

/** What is kept of a link's token, its typed code, and a slip's code. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');

/** What a code means; null where it means nothing. Which link or slip it is, is not said. */
export async function codeInfo(reader: Reader, code: Code): Promise<CodeInfo | null> {
  const watched = await reader.matchOfWatchCode(code);
  if (watched !== null) return { kind: 'watch', match: watched.id };
  const person = await reader.people.personByCode(code);
  if (person !== null) {
    const { id, name } = person;
    return { kind: 'person', person: { person: id, name, code } };
  }
  const link = await reader.people.link(secretHash(code));
  if (link !== null) return { kind: 'link' };
  return (await reader.cards.copyOfSlip(secretHash(code))) === null ? null : { kind: 'slip' };
}
