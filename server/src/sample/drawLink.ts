// drawLink: a personal link that the server draws itself, for the first organiser and the people of the sample event.

import { secretHash } from '../draws/index.ts';
import type { Context } from '../match/index.ts';
import { giveLink } from '../people/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';

export interface DrawnLink {
  readonly token: string;
  readonly code: string;
}

/** Draws a link for somebody and stores its hashes; the secrets that it returns are kept nowhere. */
export async function drawLink(
  { draws, clock }: Context,
  tx: Tx,
  { person, single }: { readonly person: PersonKey; readonly single: boolean },
): Promise<DrawnLink> {
  const drawn = { token: draws.token(), code: draws.code() };
  const hashes = { token: secretHash(drawn.token), code: secretHash(drawn.code) };
  // In an event that only begins no code is taken yet.
  await giveLink(tx, { person, ...hashes, single, made: clock.now(), madeBy: null });
  return drawn;
}
