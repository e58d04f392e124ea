// WaysIn: how another phone can get a used link, for people who have it in hand or had it once (EVENT, "Who").

import { present } from '@dunmer/shared/lib';
import type { WaysIn } from '@dunmer/shared/protocol';
import { PIN_TRIES, type Reader, sealedText, type StoredLink } from '../store/index.ts';
import type { LeftLink } from '../world/index.ts';

/**
 * The ways to a link that this browser has in hand. The answer is kept, but the name in it must stay erasable: so it
 * holds the person's key instead.
 */
export async function waysTo(
  reader: Reader,
  { person: key, wrongPins }: StoredLink,
  isHeld: boolean,
): Promise<WaysIn> {
  const { nameText, pin } = present(await reader.people.personByKey(key), "a link is somebody's");
  return { name: sealedText(nameText), hasPin: pin !== null, pinRests: wrongPins >= PIN_TRIES, isHeld };
}

/** The ways back to a link that this browser held until its person moved on. */
export const waysBack = ({ person: { name, pin }, pinRests, isHeld }: LeftLink): WaysIn => ({
  name,
  hasPin: pin !== null,
  pinRests,
  isHeld,
});
