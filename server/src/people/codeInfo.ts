// codeInfo: what a typed or scanned code means: a watch link, a badge, a personal link, a slip.

import type { Code, CodeInfo } from '@dunmer/shared/protocol';
import { mayWatch, watchingOf } from '../match/index.ts';
import type { Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { secretHash } from '../draws/index.ts';

/** Reads what a code means; null where it means nothing. It does not say which link or slip the code belongs to. */
export async function codeInfo(
  world: Pick<World, 'settings'>,
  reader: Reader,
  code: Code,
): Promise<CodeInfo | null> {
  const watched = await reader.matchOfWatchCode(code);
  if (watched !== null && mayWatch(await watchingOf(world, reader), watched))
    return { kind: 'watch', match: watched.id };
  const person = await reader.people.personByCode(code);
  if (person !== null) {
    const { id, name } = person;
    return { kind: 'person', person: { person: id, name, code } };
  }
  const link = await reader.people.link(secretHash(code));
  if (link !== null) return { kind: 'link' };
  return (await reader.cards.copyOfSlip(secretHash(code))) === null ? null : { kind: 'slip' };
}
